import { useEffect, useState } from 'react';
import { writeClipboard } from './write-clipboard';

/** How long a control says that something is copied. */
const copiedMs = 2000;

/** Copies a text and says for two seconds which; `copy` resolves to false when the browser refuses. */
export function useCopied() {
  // An object, so that copying the same text again restarts its time.
  const [copied, setCopied] = useState<{ text: string }>();

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(undefined), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy(text: string): Promise<boolean> {
    const isCopied = await writeClipboard(text);
    if (isCopied) setCopied({ text });
    return isCopied;
  }

  return { copiedText: copied?.text, copy };
}
