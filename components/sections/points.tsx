import clsx from 'clsx';
import { Section, Split } from '@/components/layout/section';
import { Icon, type IconName } from '@/components/ui/icon';
import { NoBreak } from '@/components/ui/no-break';
import type { PictureName } from '@/content/pictures';
import type { Point } from '@/content/types';

type PointListProps = {
  heading: string;
  headingSize?: React.ComponentProps<typeof Split>['size'];
  points: ReadonlyArray<Point>;
};

/** Plain rows, each a title and what it means here. */
export function PointList({ heading, headingSize, points }: PointListProps) {
  return (
    <Section tone="mist">
      <Split heading={heading} size={headingSize} sticky>
        <PointRows points={points} />
      </Split>
    </Section>
  );
}

/** The rows alone, for a section that has more to say. */
export function PointRows({ points }: { points: ReadonlyArray<Point> }) {
  return (
    <ul className="ruled-list">
      {points.map(({ title, text }) => (
        <li key={title} className="py-5.5">
          <div className="items-baseline gap-x-[min(2rem,4vw)] md:grid md:grid-cols-[2fr_3fr]">
            <PointText title={title} text={text} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A point in a list: its title, and what it means here. */
export function PointText({ title, text, titleClass }: Point & { titleClass?: string }) {
  return (
    <>
      <h3 className={titleClass}>
        <NoBreak text={title} />
      </h3>
      <p className="mt-1.5 max-w-measure text-note">
        <NoBreak text={text} />
      </p>
    </>
  );
}

type PointColumnsProps = {
  heading: string;
  points: ReadonlyArray<Point>;
  /** One above each point. */
  icons?: ReadonlyArray<IconName>;
  backdrop?: PictureName;
};

/** Points side by side under one heading. */
export function PointColumns({ heading, points, icons = [], backdrop }: PointColumnsProps) {
  return (
    <Section backdrop={backdrop}>
      <div className="wrap">
        <h2 className="max-w-[16em]">{heading}</h2>
        <ul
          className={clsx(
            'mt-10 grid gap-x-10 gap-y-8',
            columnClasses[points.length] ?? 'sm:grid-cols-2 lg:grid-cols-3',
          )}
        >
          {points.map(({ title, text }, index) => (
            <li
              key={title}
              className={clsx(
                'row-span-2 grid grid-rows-subgrid content-start gap-y-2 border-t pt-5',
                backdrop ? 'border-white/25' : 'border-line',
              )}
            >
              <h3>
                {icons[index] && (
                  <Icon
                    name={icons[index]}
                    size={26}
                    className={clsx('mb-3', backdrop ? 'text-accent-on-dark' : 'text-accent')}
                  />
                )}
                <NoBreak text={title} />
              </h3>
              <p className="text-note">
                <NoBreak text={text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

const columnClasses: Record<number, string> = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-2 xl:grid-cols-4',
};
