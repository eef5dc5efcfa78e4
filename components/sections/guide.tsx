import { Section, Split } from '@/components/layout/section';
import type { PictureName } from '@/content/pictures';
import type { Guide, Passage } from '@/content/types';
import { Paragraph } from './paragraph';

/** A heading with its paragraphs. */
export function PassageSection({ passage }: { passage: Passage }) {
  return <GuideSection guide={{ heading: passage.heading, points: passage.paragraphs.map((text) => ({ text })) }} />;
}

/** A landing page's advice: a heading, and paragraphs that may open with a title. */
export function GuideSection({ guide, backdrop }: { guide: Guide; backdrop?: PictureName }) {
  return (
    <Section backdrop={backdrop} className={backdrop ? undefined : 'brief'}>
      <Split heading={guide.heading} size={backdrop ? 'full' : 'small'}>
        {guide.points.map(({ title, text }) => (
          <Paragraph key={text} title={title} text={text} />
        ))}
      </Split>
    </Section>
  );
}
