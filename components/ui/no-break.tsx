/**
 * Keeps words such as '2-4', '5-star' and '08:00-18:00' on one line; browsers would break them at the hyphen. Adjoining
 * punctuation stays attached.
 */
export function NoBreak({ text }: { text: string }) {
  return text.split(/(\S*\d[-–]\w\S*)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words never change, and the same number may come twice.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
