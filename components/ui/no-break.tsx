/**
 * Words of which one with a number and a dash, '2-4', '5-star' or '08:00-18:00', stays whole on its line: a browser breaks
 * it at the dash. What touches it stays with it, so that spaces remain where the text has them.
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
