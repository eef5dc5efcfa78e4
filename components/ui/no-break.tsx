/**
 * Keeps words such as '2-4 hours', 'non-toxic' and '08:00-18:00' on one line; browsers would break them at the hyphen,
 * or part a figure from its unit. 'Near Me', as people search for it, stays together too. Adjoining punctuation stays
 * attached.
 */
export function NoBreak({ text }: { text: string }) {
  const parts: Array<React.ReactNode> = [];
  let end = 0;
  for (const { 1: kept, index } of text.matchAll(addressOrKept)) {
    if (!kept) continue;
    parts.push(
      text.slice(end, index),
      <span key={index} className="whitespace-nowrap">
        {kept}
      </span>,
    );
    end = index + kept.length;
  }
  return [...parts, text.slice(end)];
}

/**
 * An address of the web or of an inbox, since one that is wider than the screen has to break; or, in the group, a word
 * with a dash, with the code before a phone number and the unit after a range; or a distance, or ‘Near Me’. Without a
 * lookbehind: the indexing tool brings this to the browser, and Safari before 16.4 refuses a script that holds one.
 */
const addressOrKept =
  /\S*[/@]\S*|((?:\+1 )?(?:\(\d+\) )?[^\s/@]*\w[-–]\w[^\s/@]*(?!\S)(?: (?:hours?|months?|years?)\b\S*)?|\d+ km\S*|Near Me\S*)/g;
