import clsx from 'clsx';
import { Section, Split } from '@/components/layout/section';
import type { Point } from '@/content/types';

type PointListProps = {
  heading: string;
  points: ReadonlyArray<Point>;
  intro?: string;
  tone?: 'paper' | 'mist' | 'ink';
};

/** Plain rows, each a title and what it means here. */
export function PointList({ heading, points, intro, tone = 'mist' }: PointListProps) {
  return (
    <Section tone={tone}>
      <Split heading={heading} aside={intro && <p className="mt-5">{intro}</p>}>
        <ul className={clsx('ruled-list', tone === 'ink' && 'border-white *:border-line-on-dark')}>
          {points.map(({ title, text }) => (
            <li key={title} className="py-5.5">
              <h3>{title}</h3>
              <p className="mt-1.5 max-w-[62ch] text-[0.9688rem]">{text}</p>
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  );
}

type PointColumnsProps = { heading: string; points: ReadonlyArray<Point>; tone?: 'paper' | 'mist' | 'ink' };

/** Points side by side under one heading. */
export function PointColumns({ heading, points, tone = 'ink' }: PointColumnsProps) {
  return (
    <Section tone={tone}>
      <div className="wrap">
        <h2 className="max-w-[16em]">{heading}</h2>
        <ul className={clsx('mt-10 grid gap-x-10 gap-y-8', columns[points.length] ?? 'sm:grid-cols-2 lg:grid-cols-3')}>
          {points.map(({ title, text }) => (
            <li key={title} className={clsx('border-t pt-5', tone === 'ink' ? 'border-line-on-dark' : 'border-line')}>
              <h3>{title}</h3>
              <p className="mt-2 text-[0.9688rem]">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

const columns: Record<number, string> = {
  2: 'sm:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
};
