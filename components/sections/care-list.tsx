import { Section, Split } from '@/components/layout/section';
import type { AutoLanding } from '@/content/types';
import { PointText } from './points';

/** The Complete Auto Care list in two columns. */
export function CareList({ heading, intro, points }: AutoLanding['care']) {
  return (
    <Section tone="mist">
      <Split heading={heading} text={intro}>
        <ul className="ruled-list grid gap-x-10 sm:grid-cols-2">
          {points.map(({ title, text }) => (
            <li key={title} className="py-5 last:odd:col-span-full">
              <PointText title={title} text={text} titleClass="text-h3-small" />
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  );
}
