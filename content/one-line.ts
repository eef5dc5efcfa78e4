// For developers: texts in places that hold one line.

/**
 * A text as one line, for a mail's subject or a list: without line breaks, control characters, and the marks that would
 * have the words after it read from right to left.
 */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Cs}\p{Bidi_Control}]+/gu, ' ').trim();
}
