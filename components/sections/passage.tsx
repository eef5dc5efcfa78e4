import { Section, Split } from '@/components/layout/section';
import { Unbroken } from '@/components/ui/unbroken';
import type { PictureName } from '@/content/pictures';
import type { Passage } from '@/content/types';

type PassageSectionProps = { passage: Passage; tone?: 'paper' | 'mist'; ground?: PictureName };

/** A heading with its paragraphs; on ink where a picture lies behind them. */
export function PassageSection({ passage, tone, ground }: PassageSectionProps) {
  return (
    <Section tone={ground ? 'ink' : tone} ground={ground}>
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
        <Unbroken text={text.slice(titleLength)} />
      </p>
    );
  });
}
