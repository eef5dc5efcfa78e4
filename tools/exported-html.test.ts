import {
  attributeOf,
  contentOf,
  dataBlocksOf,
  decode,
  elementsOf,
  isExecuted,
  linkOf,
  preloadedFontsOf,
  tagsOf,
  textOf,
} from './exported-html';

test('a character reference is read in whatever case it is written', () => {
  expect(decode('&#X27;&#x27;&#39;')).toBe("'''");
});

test('an attribute is found in whatever case it is written, and its value is decoded', () => {
  const tag = '<img srcSet="/a.avif 1w" alt="Wax &amp; polish, the owner&#x27;s &lt;choice&gt;" hidden>';
  expect(attributeOf(tag, 'srcset')).toBe('/a.avif 1w');
  expect(attributeOf(tag, 'alt')).toBe("Wax & polish, the owner's <choice>");
  expect(attributeOf(tag, 'hidden')).toBe('');
  expect(attributeOf(tag, 'src')).toBeUndefined();
});

test('what a value says is not taken for an attribute', () => {
  expect(attributeOf('<a title="turn src=" href="/x">', 'src')).toBeUndefined();
  expect(
    contentOf(
      '<meta name="keywords" content="x name=description"><meta name="description" content="y">',
      'name',
      'description',
    ),
  ).toBe('y');
});

test('elements come with their attributes and content, whatever stands between them', () => {
  const html = '<script id="a">1</script><styled>x</styled><script type="application/ld+json">{}</script>';
  expect(elementsOf(html, 'script')).toEqual([
    { attributes: ' id="a"', body: '1' },
    { attributes: ' type="application/ld+json"', body: '{}' },
  ]);
  expect(elementsOf(html, 'style')).toEqual([]);
  expect(elementsOf(html, 'script').map(({ attributes }) => isExecuted(attributes))).toEqual([true, false]);
  expect(tagsOf('<header><head><link><br>', 'head')).toEqual(['<head>']);
});

test('links are told apart by what they are for', () => {
  const html =
    '<link rel="preload" href="/a.woff2" as="font"><link rel="preload" href="/b.avif" as="image"><link href="/icon.svg" rel="icon"/>';
  expect(preloadedFontsOf(html)).toEqual(['/a.woff2']);
  expect(linkOf(html, 'icon')).toBe('/icon.svg');
  expect(linkOf(html, 'canonical')).toBeUndefined();
});

test('the text of a page is what is read: no scripts, nothing for browsers without them, no seams of the framework', () => {
  const html =
    '<p>Starts at $<!-- -->599</p>\n<script>go()</script><noscript>No script</noscript><ul><li>Wax &amp; polish</li><li>&nbsp;Owner&#39;s choice</li></ul>';
  expect(textOf(html)).toBe("Starts at $599 Wax & polish Owner's choice");
});

test('data blocks are found however their tag is written, and scripts are none', () => {
  const html =
    '<script>run()</script><script id="a" type="application/ld+json">{"a":1}</script><script type="application/ld+json">{}</script>';
  expect(dataBlocksOf(html)).toEqual(['{"a":1}', '{}']);
});
