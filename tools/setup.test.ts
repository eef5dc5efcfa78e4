/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brandKeys } from '../content/brands';
import { settingNames } from '../content/setting-names';
import { freePort } from './ports';
import { newFolder } from './scratch.fixture';

const runTypeScript = ['--import', pathToFileURL('node_modules/tsx/dist/loader.mjs').href];

test.each([
  ['build.ts', ['.env.production.local', '.env.local', '.env.production', '.env']],
  ['dev.ts', ['.env.development.local', '.env.local', '.env.development', '.env']],
])('%s takes its settings from the files that Next reads; the first that holds one wins', (tool, files) => {
  const folder = newFolder();
  // The second file also sets what the first does, the third what both do, and so on.
  const names = files.map((_, index) => `SETTING_${index}`);
  files.forEach((file, index) => {
    const lines = names.slice(0, index + 1).map((name) => `${name}=${file}`);
    writeFileSync(path.join(folder, file), lines.join('\n'));
  });
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    path.join(folder, tool),
    `import ${JSON.stringify(pathToFileURL('tools/setup.ts').href)};
console.log(${JSON.stringify(names)}.map((name) => process.env[name]).join(' '));`,
  );
  const { stdout } = spawnSync(process.execPath, [...runTypeScript, tool], { cwd: folder, encoding: 'utf8' });
  expect(stdout.trim().split(' ')).toEqual(files);
});

test.each([
  ['a colon for an equals sign', 'SITE_BRAND: dynamix', 'utf8'],
  ['another encoding', 'SITE_BRAND=dynamix', 'utf16le'],
] as const)('settings with %s are refused, with file and line', (_, text, encoding) => {
  const folder = newFolder();
  writeFileSync(path.join(folder, '.env.local'), Buffer.from(`# Mine\n${text}\n`, encoding));
  const { status, stderr } = printBrand(folder);
  expect(stderr).toMatch(/^\s*\.env\.local:[12] cannot be read\. Write NAME=value there/);
  expect(status).toBe(1);
});

test.each([
  ['SITE_ORIGIN="https://my.ca', false],
  ['SITE_ORIGIN=\'https://my.ca"', false],
  ['export SITE_ORIGIN = "https://my.ca" # mine', true],
  ["SITE_ORIGIN='https://my.ca'", true],
  ['OTHER=5"', true],
  ['# as in SITE_ORIGIN="https://my.ca', true],
])('a quote that nothing closes is found: %s', (line, isClosed) => {
  const folder = newFolder();
  writeFileSync(path.join(folder, '.env.local'), `# Mine\n${line}\n`);
  const { stderr } = printBrand(folder);
  const refusal = '.env.local:2: a value that begins with a quote must end with the same quote.';
  expect(stderr.includes(refusal)).toBe(!isClosed);
});

test.each([
  'SITE_BRND',
  'STE_ORIGIN',
  'NEXT_PUBLIC_EMAILJS_PUBLICKEY',
  'NEXT_PUBLIC_EMAIL_JS_SERVICE_ID',
  'site_brand',
])('the misspelt setting %s is refused, with file and line', (name) => {
  const folder = newFolder();
  writeFileSync(path.join(folder, '.env.local'), `# Mine\nPORT=3001\nOTHER_TOOL=1\n${name}=dynamix\n`);
  const { status, stderr } = printBrand(folder);
  expect(stderr.trim()).toBe(`.env.local:4: "${name}" is not a setting. Write one of: ${settingNames.join(', ')}.`);
  expect(status).toBe(1);
});

// On Windows no name holds *.
test.each(process.platform === 'win32' ? ['#'] : ['#', '*'])(
  'a folder whose path holds %s, which would stop the build with a puzzle, is named',
  (special) => {
    const folder = path.join(newFolder(), `site ${special}1`);
    mkdirSync(folder);
    const { status, stderr } = printBrand(folder);
    expect(stderr.trim()).toBe(
      `This folder’s path holds “${special}”: ${folder}. Rename the folder, without “${special}”.`,
    );
    expect(status).toBe(1);
  },
);

test.each(['.env.local.txt', 'env.local'])(
  'settings in %s, which nothing reads, are asked for under their name',
  (file) => {
    const folder = newFolder();
    writeFileSync(path.join(folder, file), 'SITE_BRAND=dynamix');
    expect(printBrand(folder)).toMatchObject({ status: 1, stderr: `\n${file} is not read. Rename it to .env.local\n` });
    writeFileSync(path.join(folder, '.env.local'), '');
    expect(printBrand(folder)).toMatchObject({ status: 0 });
  },
);

test.each([
  ['é', 'latin1'],
  ['é', 'utf16le'],
  ['e', 'utf16le'],
] as const)('a text with an %s that was saved as %s is named', (letter, encoding) => {
  const folder = newFolder();
  mkdirSync(path.join(folder, 'content/cities'), { recursive: true });
  const saved = Buffer.from(`export const lead = '${letter}';`, encoding);
  writeFileSync(path.join(folder, 'content/cities/duncan.ts'), saved);
  const { status, stderr } = printBrand(folder);
  expect(stderr).toContain('content/cities/duncan.ts is not saved as UTF-8. In your editor choose Save As');
  expect(status).toBe(1);
});

test('a tool whose output nobody reads any more ends without a word', async () => {
  const folder = newFolder();
  const tool = spawn(
    process.execPath,
    [
      ...runTypeScript,
      '--import',
      pathToFileURL('tools/setup.ts').href,
      '-e',
      'setInterval(() => console.log("line"), 1)',
    ],
    { cwd: folder },
  );
  let said = '';
  tool.stderr.on('data', (text) => {
    said += text;
  });
  await once(tool.stdout, 'data');
  tool.stdout.destroy();
  expect(await once(tool, 'close')).toEqual([1, null]);
  expect(said).toBe('');
});

test('what macOS keeps beside a file on other disks is not taken for a text', () => {
  const folder = newFolder();
  mkdirSync(path.join(folder, 'content/cities'), { recursive: true });
  writeFileSync(path.join(folder, 'content/cities/._duncan.ts'), Buffer.from([0, 5, 0x16, 7, 0xb0]));
  expect(printBrand(folder)).toMatchObject({ status: 0, stderr: '' });
});

test('a mark that some editors put before a file does not hide its first setting', () => {
  const folder = newFolder();
  writeFileSync(path.join(folder, '.env.local'), '\uFEFFSITE_BRAND=dynamix\n');
  expect(printBrand(folder).stdout.trim()).toBe('dynamix');
});

test('a setting in .env.local may have export before it, as in a shell, and if it is misspelt its line is still named', () => {
  const folder = newFolder();
  writeFileSync(path.join(folder, '.env.local'), 'export SITE_BRAND=dynamix\n');
  expect(printBrand(folder).stdout.trim()).toBe('dynamix');
  writeFileSync(path.join(folder, '.env.local'), 'PORT=3001\nexport SITE_BRND=dynamix\n');
  expect(printBrand(folder).stderr).toContain('.env.local:2: "SITE_BRND" is not a setting.');
});

test('a setting of a host’s own tool is not taken for a misspelt one', () => {
  const folder = newFolder();
  writeFileSync(path.join(folder, '.env.local'), 'NETLIFY_SITE_ID=1234\nCLOUDFLARE_EMAIL=a@b.ca\nSITE_BRAND=dynamix\n');
  expect(printBrand(folder).stdout.trim()).toBe('dynamix');
});

function printBrand(folder: string) {
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    path.join(folder, 'tool.ts'),
    `import ${JSON.stringify(pathToFileURL('tools/setup.ts').href)};\nconsole.log(process.env.SITE_BRAND);`,
  );
  const { SITE_BRAND: _, ...env } = process.env;
  return spawnSync(process.execPath, [...runTypeScript, 'tool.ts'], { cwd: folder, env, encoding: 'utf8' });
}

test.each([
  ["connect-src 'self'", '/outbox'],
  ["connect-src 'self' https://mail.example", 'EmailJS sends them, to real people'],
])(
  'preview listens at the PORT of .env.local, and says where a form with the policy %s sends',
  async (policy, place) => {
    const folder = newFolder();
    mkdirSync(path.join(folder, 'out'));
    const home = `<html data-brand="${brandKeys[0]}"><meta property="og:url" content="https://brand.example/"><meta http-equiv="Content-Security-Policy" content="${policy}"></html>`;
    writeFileSync(path.join(folder, 'out/index.html'), home);
    cpSync('content/mail', path.join(folder, 'content/mail'), { recursive: true });
    const port = await freePort();
    writeFileSync(path.join(folder, '.env.local'), `PORT=${port}`);
    const { PORT: _, ...env } = process.env;
    const preview = spawn(process.execPath, [...runTypeScript, path.resolve('tools/preview.ts')], { cwd: folder, env });
    try {
      const [said] = await once(preview.stdout, 'data');
      expect(String(said)).toContain(`http://localhost:${port}`);
      expect(String(said)).toContain(place);
    } finally {
      preview.kill();
    }
  },
);
