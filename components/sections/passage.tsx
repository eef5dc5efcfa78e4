import { Section, Split } from '@/components/layout/section';
import type { Passage } from '@/content/types';

/** A heading with its paragraphs. */
export function PassageSection({ passage, tone }: { passage: Passage; tone?: 'paper' | 'mist' | 'ink' }) {
  return (
    <Section tone={tone}>
      <Split heading={passage.heading}>
        <Paragraphs texts={passage.paragraphs} />
      </Split>
    </Section>
  );
}

export function Paragraphs({ texts }: { texts: ReadonlyArray<string> }) {
  return texts.map((text) => (
    <p key={text} className="max-w-[65ch] not-first:mt-4">
      {text}
    </p>
  ));
}
