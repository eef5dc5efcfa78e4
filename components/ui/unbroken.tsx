/** Words in which a number with a dash, '2-4', '5-star' or '08:00–18:00', stays on one line: a browser breaks it at the dash. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\d+(?::\d+)*(?:[-–]\w+(?::\d+)*)+)/).map((part, index) =>
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
