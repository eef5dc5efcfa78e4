// For developers: texts in places that hold one line.

/**
 * A text as one line, for a mail's subject or a list: without line breaks, control characters, and marks that turn the
 * direction of reading.
 */
export function oneLine(text: string): string {
  return text
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
}
