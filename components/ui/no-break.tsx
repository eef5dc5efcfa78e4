/**
 * Keeps words such as '2-4 hours', 'non-toxic' and '08:00-18:00' on one line; browsers would break them at the hyphen,
 * or part a figure from its unit. 'Near Me', as people search for it, stays together too. Adjoining punctuation stays
 * attached.
 */
export function NoBreak({ text }: { text: string }) {
  // What the pattern's group takes comes at the odd places.
  return text.split(keptTogether).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words never change, and the same word may come twice.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}

/**
 * A word with a dash, with the code before a phone number and the unit after a range; or a distance, or ‘Near Me’. Not
 * an address of the web or of an inbox: one that is wider than the screen has to break.
 */
const keptTogether =
  /((?:\+1 )?(?:\(\d+\) )?(?<!\S)[^\s/@]*\w[-–]\w[^\s/@]*(?!\S)(?: (?:hours?|months?|years?)\b\S*)?|\d+ km\S*|Near Me\S*)/;
