/** EmailJS reads localStorage as it loads, which throws where the visitor blocks storage; it works without. */
if (typeof window !== 'undefined') {
  try {
    // Not of `globalThis`: minified, that would be gone.
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { configurable: true, value: undefined });
  }
}

export {};
