import { Section, Split } from '@/components/layout/section';
import { NoBreak } from '@/components/ui/no-break';
import type { PictureName } from '@/content/pictures';
import type { Guide, Passage } from '@/content/types';

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

/** A paragraph with a comfortable line length. */
export function Paragraph({ title, text }: { title?: string; text: string }) {
  return (
    <p className="max-w-measure not-first:mt-4">
      {title && <b>{title} </b>}
      <NoBreak text={text} />
    </p>
  );
}
