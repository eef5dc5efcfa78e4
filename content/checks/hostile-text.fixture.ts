import fc from 'fast-check';

/** Pieces that mean something to HTML, scripts, mails, Markdown, templates, patterns or the build's own steps. */
const pieces = [
  '</script>',
  '<script>alert(1)</script>',
  '<!--',
  '-->',
  ']]>',
  '</title></head></body>',
  '<img src=x onerror=alert(1)>',
  '<link rel="stylesheet" href="/a.css">',
  '<meta charset="utf-8">',
  '"',
  "'",
  '&',
  '&lt;',
  '<',
  '>',
  '`',
  '\\',
  '\\u003c',
  '$&',
  "$'",
  '$1',
  '{{message}}',
  '{{{from_name}}}',
  '](https://evil.example)',
  '[',
  ' srcSet=',
  ' disabled=""',
  ' style="top:0"',
  'self.__next_f',
  '\n',
  '\r\nBcc: all@evil.example',
  '\t',
  '\u0000',
  '\u0085',
  '\u2028',
  '\u202e',
  '\ud83d',
  '🚗',
  '👩‍🔧',
  'שלום',
  'ẞ',
  'a'.repeat(5_000),
];

/** Text for property tests that tries to break out of wherever it is written. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary' })), { maxLength: 6 })
  .map((parts) => parts.join(''));
