import { Section, Split } from '@/components/layout/section';
import { NoBreak } from '@/components/ui/no-break';
import type { PictureName } from '@/content/pictures';
import type { Passage } from '@/content/types';

type PassageSectionProps = { passage: Passage; tone?: 'paper' | 'mist'; backdrop?: PictureName };

/** A heading with its paragraphs; on ink where a picture lies behind them. */
export function PassageSection({ passage, tone, backdrop }: PassageSectionProps) {
  return (
    <Section tone={backdrop ? 'ink' : tone} backdrop={backdrop}>
      <Split heading={passage.heading}>
        <Paragraphs texts={passage.paragraphs} titled={passage.titled} />
      </Split>
    </Section>
  );
}

/** Texts one under the other, no line longer than is good to read. */
export function Paragraphs({ texts, titled }: { texts: ReadonlyArray<string>; titled?: boolean }) {
  return texts.map((text) => {
    const titleLength = titled ? text.indexOf('.') + 1 : 0;
    return (
      <p key={text} className="max-w-[65ch] not-first:mt-4">
        {titleLength > 0 && <b>{text.slice(0, titleLength)}</b>}
        <NoBreak text={text.slice(titleLength)} />
      </p>
    );
  });
}
