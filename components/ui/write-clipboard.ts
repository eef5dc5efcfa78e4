/** Copies a text. @returns false when the browser refuses, or has no clipboard because the page is not secure. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
