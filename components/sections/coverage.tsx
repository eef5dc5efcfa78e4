import { Section, Split } from '@/components/layout/section';
import type { AutoLanding } from '@/content/types';
import { AreaList } from './area-list';
import { Paragraph } from './paragraph';

/** The coverage block of an auto detailing page. */
export function Coverage({ heading, text, names }: AutoLanding['coverage']) {
  return (
    <Section>
      <Split heading={heading} size="long">
        <Paragraph text={text} />
        <div className="mt-8">
          <AreaList names={names} />
        </div>
      </Split>
    </Section>
  );
}
