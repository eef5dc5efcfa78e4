import { NoBreak } from '@/components/ui/no-break';

/** A paragraph with a comfortable line length. */
export function Paragraph({ title, text }: { title?: string; text: string }) {
  return (
    <p className="max-w-measure not-first:mt-4">
      {title && <b>{title} </b>}
      <NoBreak text={text} />
    </p>
  );
}
