import { Section, Split } from '@/components/layout/section';
import { NoBreak } from '@/components/ui/no-break';
import type { Point } from '@/content/types';
import { PointRows } from './points';

type LeadProps = { heading: string; lead: string; points?: ReadonlyArray<Point> };

/** The main section of a landing page: its heading, two or three sentences, and the local selling points. */
export function Lead({ heading, lead, points }: LeadProps) {
  return (
    <Section>
      <Split heading={heading} size={points ? 'full' : 'small'}>
        <p className="max-w-measure text-lead text-ink">
          <NoBreak text={lead} />
        </p>
        {points && (
          <div className="mt-10">
            <PointRows points={points} />
          </div>
        )}
      </Split>
    </Section>
  );
}
