/** A text without line breaks and control characters, where each would end the line: in a mail's subject, in a list. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
}
