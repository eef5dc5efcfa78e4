/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { transformSync } from 'esbuild';
import { UserError } from '../content/checks/user-error';
import { plainMessage } from './plain-message';
import { newFolder } from './scratch.fixture';

afterEach(() => jest.restoreAllMocks());

test('what content refuses on purpose is said without a stack', () => {
  expect(plainMessage(new UserError('content/cities/duncan.ts must name six areas.'))).toBe(
    'content/cities/duncan.ts must name six areas.',
  );
});

test.each([
  ["export const town = {\n  name: 'Crofton's',\n};\n", 2],
  ["export const town = {\n  name: 'Crofton'\n  region: 'West Shore',\n};\n", 3],
])('a stray apostrophe or a missing comma is reported with file and line (%#)', (source, line) => {
  const message = plainMessage(errorOf(() => transformSync(source, { sourcefile: path.resolve('content/x.ts') })));
  expect(message).toMatch(new RegExp(`^content/x\\.ts:${line} cannot be read: .+ Check the quotes and commas near it`));
  expect(message).toContain("An apostrophe inside '…' ends the text");
});

test.each([
  ['export const text = ‘About Us’;', 'write straight ones'],
  ['export const text = “About Us”;', 'write straight ones'],
  ["export const text = 'About Us’;", 'does not end with the straight quote'],
  ['export const text = "We’re there”;', `write that one (' or ")`],
  ["export const text = 'About\nUs';", 'keep the whole text on one line'],
  ['export const offer = { price: 1,299 };', 'Write numbers without commas'],
  ['export const offer = { price: 0649 };', 'Write numbers without a zero'],
  ["export const hours = { opens: 0800, closes: '18:00' };", "stand in quotes: '08:00'"],
  ["export const hours = { opens: 08:00, closes: '18:00' };", "Times stand in quotes: '08:00'"],
  ["export const packages = { motor-cycle: { name: 'A' } };", 'hold letters and digits only'],
  ["const bobs-detailing = 'A';", 'hold letters and digits only'],
  ["export const 3m = 'A';", 'a letter first'],
  ['export const place = { latitude: 48,8656, longitude: -123 };', 'Write numbers without commas'],
])('what no compiler can read is met with advice that fits: %s', (source, advice) => {
  expect(plainMessage(errorOf(() => transformSync(source, { sourcefile: path.resolve('content/x.ts') })))).toContain(
    advice,
  );
});

test.each([
  ['export const price = $649;', 'content/facts.ts:1: $649 is not defined. Put text in quotes, write numbers'],
  [
    "import { claims } from './claims';\nexport const text = claims.rating.text + claims.licensed.text;",
    'content/facts.ts:2 uses claims.licensed, which content/claims.ts does not have. Take the sentence out',
  ],
  [
    "import { claims } from './claims';\nexport const text = claims.rating.txt.length;",
    "content/facts.ts:2: Cannot read properties of undefined (reading 'length'). A name in this line is misspelt, or what",
  ],
  [
    'export const paragraphs = [\n  "Indoors."\n  `Outdoors.`,\n];',
    'content/facts.ts:2: a comma is missing between this text and the next one.',
  ],
  [
    "const about = { paragraphs: 'Indoors.' };\nexport const text = about.paragraphs.join(' ');",
    'content/facts.ts:2 needs a list, but about.paragraphs is not one. Where it is written, put [ and ] around',
  ],
  [
    "import { third } from './claims';\nexport const brands = { third };",
    'content/facts.ts:1 takes "third" from content/claims.ts, where nothing is exported under that name.',
  ],
  [
    "import { third } from './third';\nexport const brands = { third };",
    'content/facts.ts imports content/third.ts, which is not on disk. Put the file there, or',
  ],
])(
  'a mistake that shows only as content is read is reported with file and line, without a stack (%#)',
  (facts, message) => {
    const folder = newFolder();
    mkdirSync(path.join(folder, 'content'));
    writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(path.join(folder, 'content/claims.ts'), "export const claims = { rating: { text: '5' } };");
    writeFileSync(path.join(folder, 'content/facts.ts'), facts);
    writeFileSync(
      path.join(folder, 'tool.ts'),
      `import ${JSON.stringify(pathToFileURL('tools/setup.ts').href)};\nawait import('./content/facts');`,
    );
    const loader = pathToFileURL('node_modules/tsx/dist/loader.mjs').href;
    const command = ['--import', loader, 'tool.ts'];
    const { status, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(message)]);
  },
);

test('a line that is gone from content/ is asked for, not the tool that misses it', () => {
  const message = "The requested module '../../content/business' does not provide an export named 'tagline'";
  const error = new SyntaxError(message);
  error.stack = `${path.resolve('tools/pictures/cards.ts')}:5\nSyntaxError: ${message}\n    at node:internal/modules`;
  expect(plainMessage(error)).toBe(
    'content/business.ts lacks "tagline". Its line was deleted or the name in it misspelt: put it back.',
  );
});

test('on Windows a mistake is told as elsewhere, in whatever case the stack writes the drive', () => {
  jest.spyOn(process, 'cwd').mockReturnValue('C:\\Users\\Ann\\My site');
  const mistake = new ReferenceError('$649 is not defined');
  mistake.stack = `${mistake}\n    at <anonymous> (c:\\Users\\Ann\\My site\\content\\facts.ts:1:22)`;
  expect(plainMessage(mistake)).toMatch(/^content\/facts\.ts:1: \$649 is not defined\. /);
});

test('a file that the system refuses is named without a stack; of a copy, where it should go', () => {
  const refused = { code: 'EACCES', path: path.resolve('.cache/build.lock') };
  expect(plainMessage(Object.assign(new Error('EACCES: open'), refused))).toMatch(
    /^\.cache\/build\.lock cannot be read or written\. It may belong to another user/,
  );
  expect(plainMessage(Object.assign(new Error('EBUSY: rmdir'), { ...refused, code: 'EBUSY' }))).toMatch(
    /^\.cache\/build\.lock cannot be read or written\. It may be open in another program/,
  );
  const copied = { ...refused, dest: path.resolve('public/og/duncan.png') };
  expect(plainMessage(Object.assign(new Error('EACCES: copyfile'), copied))).toMatch(/^public\/og\/duncan\.png cannot/);
});

test('a full disk is said without a stack', () => {
  expect(plainMessage(Object.assign(new Error('ENOSPC: write'), { code: 'ENOSPC' }))).toBe('The disk is full.');
  const watched = Object.assign(new Error('ENOSPC: watch'), { code: 'ENOSPC', syscall: 'watch' });
  expect(plainMessage(watched)).toMatch(/^The system watches too many files\./);
});

test('every other error keeps its stack', () => {
  expect(plainMessage(new TypeError('x is undefined'))).toBeUndefined();
  expect(plainMessage('text')).toBeUndefined();
});

test('an option that a command does not have is named without a stack', () => {
  const error = errorOf(() => parseArgs({ args: ['--sned'], options: { send: { type: 'boolean' } } }));
  expect(plainMessage(error)).toBe(
    "Unknown option '--sned'. Settings such as PORT=3001 stand before the command or in .env.local; README.md lists the commands.",
  );
});

test('of Node’s advice about such an option nothing is passed on: no file is called --sned', () => {
  const error = errorOf(() => parseArgs({ args: ['--sned'], options: {}, allowPositionals: true }));
  expect(plainMessage(error)).toMatch(/^Unknown option '--sned'\. Settings such as/);
});

function errorOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}
