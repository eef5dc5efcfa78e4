import fc from 'fast-check';
import { hostileText } from '../../content/checks/hostile-text.fixture';
import { parseRows, writeRows } from './flight';
import { numberStatics, writePayload } from './payload';

/** A payload as the framework writes it and the export step reads it: rows, cut between any two letters into scripts. */
function scriptsOf(rows: ReadonlyArray<string>) {
  const letters = [...rows.map((row) => (/^\w+:T/.test(row) ? row : `${row}\n`)).join('')];
  const middle = Math.floor(letters.length / 2);
  const written = (text: string) =>
    JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  return [
    '(self.__next_f=self.__next_f||[]).push([0])',
    ...[letters.slice(0, middle), letters.slice(middle)].map((half) =>
      bytesOf(`self.__next_f.push([1,${written(half.join(''))}])`),
    ),
  ];
}

/** A character for each byte, as the export step reads pages. */
function bytesOf(text: string) {
  return Buffer.from(text).toString('latin1');
}

function textOf(bytes: string) {
  return Buffer.from(bytes, 'latin1').toString();
}

const island = '3:I[7,["/chunk.js"],"Strip"]';

/** What React would be given: the script is run over the page, as the loader does it. */
function run(script: string, html: string) {
  document.body.innerHTML = textOf(html);
  const window: { __next_f: ReadonlyArray<[number, string?]>; hydratePage: () => void } = {
    __next_f: [],
    hydratePage: () => {},
  };
  new Function('self', 'document', 'boot', textOf(script))(window, document, () => {});
  // A second try finds no more than the first.
  for (const _ of ['first', 'second']) window.hydratePage();
  expect(window.__next_f).toHaveLength(1);
  const rows = parseRows(bytesOf(window.__next_f.map(([, text = '']) => text).join('')));
  return Object.fromEntries(rows.map(({ id, value }) => [id, JSON.parse(textOf(JSON.stringify(value)))]));
}

test('what a static element holds is read from the page; the island and its properties stay in the payload', () => {
  const rows = [
    '1:"$Sreact.fragment"',
    island,
    '0:["$","main",null,{"children":[["$","h1",null,{"data-static":"","className":"[&>a]:x","children":["Hello ","$L4"]}],["$","$L3",null,{"label":"Reviews","children":["$","p",null,{"data-static":"","children":"$$5"}]}]]}]',
    '4:["$","b",null,{"children":"$L5"}]',
    '5:["$","$1","k",{"children":"Duncan"}]',
  ];
  const html = numberStatics(
    '<main><h1 data-static="" class="[&amp;&gt;a]:x">Hello <b>Duncan</b></h1><div><p data-static="">$5</p></div></main>',
  );
  const script = writePayload(scriptsOf(rows), 'boot()', html);
  expect(script).not.toContain('Duncan');
  expect(script).toMatch(/;setTimeout\(\(\)=>{boot\(\)}\)}$/);

  const read = run(script, html);
  expect(Object.keys(read)).toEqual(['0', '3']);
  expect(JSON.stringify(read['0'])).toContain('"dangerouslySetInnerHTML":{"__html":"Hello <b>Duncan</b>"}');
  // A first $ is doubled, because it has a meaning in the payload.
  expect(JSON.stringify(read['0'])).toContain('{"__html":"$$5"}');
  expect(JSON.stringify(read['0'])).toContain('"label":"Reviews"');
});

test('whatever static elements and islands say, React gets the same words', () => {
  fc.assert(
    fc.property(hostileText, hostileText, hostileText, (still, label, data) => {
      const written = (text: string) => JSON.stringify(text.startsWith('$') ? `$${text}` : text);
      const json = JSON.stringify(data).replaceAll('<', '\\u003c');
      const element = `["$","p",null,{"data-static":"","children":${written(still)}}]`;
      const block = `["$","script",null,{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":"$9"}}]`;
      const rows = [
        island,
        `9:T${Buffer.byteLength(json).toString(16)},${json}`,
        `0:[${element},["$","$L3",null,{"label":${written(label)}}],${block}]`,
      ];
      const holder = document.createElement('div');
      holder.innerHTML = '<p data-static=""></p><script type="application/ld+json"></script>';
      for (const [index, text] of [still, json].entries()) holder.children[index]?.append(text);
      const html = numberStatics(bytesOf(holder.innerHTML));

      const script = writePayload(scriptsOf(rows), 'boot()', html);
      const [paragraph, strip, dataBlock] = Object(run(script, html)['0']);
      const unescaped = (text: string) => text.replace(/^\$\$/, '$');
      expect(unescaped(paragraph[3].dangerouslySetInnerHTML.__html)).toBe(document.querySelector('p')?.innerHTML);
      expect(unescaped(strip[3].label)).toBe(label);
      expect(JSON.parse(dataBlock[3].dangerouslySetInnerHTML.__html)).toBe(data);
    }),
  );
});

test('the not-found page does not come with every page', () => {
  const rows = [
    island,
    '0:["$","$L3",null,{"notFound":[["$","h1",null,{"data-static":"","children":"$L4"}],[]],"children":"$L5"}]',
    '4:"Nothing here"',
    '5:["$","p",null,{"data-static":"","children":"Duncan"}]',
  ];
  const script = writePayload(scriptsOf(rows), '', numberStatics('<p data-static="">Duncan</p>'));
  expect(script).not.toContain('Nothing here');
  expect(script).not.toContain('h1');
});

test('an island inside a static element stops the build', () => {
  const rows = [island, '0:["$","section",null,{"data-static":"","children":"$L4"}]', '4:["$","$L3",null,{}]'];
  const html = numberStatics('<section data-static=""></section>');
  expect(() => writePayload(scriptsOf(rows), '', html)).toThrow(
    'A <section> marked data-static holds an island. Give its <Section> holdsIsland, or take data-static off it.',
  );
});

test('a page whose static elements are others than its payload says stops the build', () => {
  const rows = ['0:["$","p",null,{"data-static":"","className":"a","children":"x"}]'];
  const write = (html: string) => () => writePayload(scriptsOf(rows), '', numberStatics(html));
  expect(write('<p data-static="" class="a">x</p>')).not.toThrow();
  expect(write('<p data-static="" class="b">x</p>')).toThrow('Static element 0 is <p class="b"> in the page');
  expect(write('<p data-static="" class="a">x</p><hr data-static="">')).toThrow(
    'Static element 1 is <hr> in the page but missing',
  );
  expect(write('')).toThrow('Static element 0 is missing in the page');
});

test.each([
  ['to the inside of something', '$0:0:props:children'],
  ['in a way that this step does not follow', '$W4'],
])('a payload that refers %s is left whole', (_, text) => {
  const rows = [
    island,
    '4:[1]',
    `0:[["$","p",null,{"data-static":"","children":"x"}],["$","$L3",null,{"text":"${text}"}]]`,
  ];
  const script = writePayload(scriptsOf(rows), '', numberStatics('<p data-static="">x</p>'));
  expect(JSON.stringify(run(script, '')['0'])).toContain('"children":"x"');
});

test('rows come out as they went in; unknown ones stop the build', () => {
  const flight = bytesOf(
    '1:"$Sreact.fragment"\n:HL["/a.css","style"]\n2:null\nc:X\n3:I[7,[],"x"]\n24:T5,café0:["ü",true]\nc:C\n',
  );
  expect(writeRows(parseRows(flight))).toBe(flight);
  expect(() => parseRows('1:o4,abcd')).toThrow('unknown row');
  expect(() => parseRows('1:HL["/font.woff2"]')).toThrow('unknown row');
  for (const text of ['1:Tzz,abc2:null\n', '1:Tff,abc', '1:T5\n2:null\n']) {
    expect(() => parseRows(text)).toThrow('unknown row');
  }
});
