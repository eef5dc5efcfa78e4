/**
 * Pages are prerendered when a visitor hovers over or touches a link to them, so plain anchors open at once. Chrome on
 * phones may also choose a link by itself, where one stands out on the screen. Not files, and not the page itself, which
 * Chrome would make ready once more.
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 * https://groups.google.com/a/chromium.org/g/blink-dev/c/YYBd-eksiE8
 */
export const speculationRules = {
  prerender: [
    {
      where: { selector_matches: "[href^='/']:not([href*='.'],[aria-current])" },
      eagerness: 'moderate',
    },
  ],
};
