/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { timeZone } from '../../content/business';
import { cityList } from '../../content/cities';
import { entry } from '../../content/entry.fixture';
import { toIsoDay } from '../../content/iso-day';
import { copyProject, edit, run } from '../command.fixture';

jest.setTimeout(60_000);
const { TZ } = process.env;
afterEach(() => {
  delete process.env.NODE_OPTIONS;
  process.env.TZ = TZ;
});

test('the command says which pages changed and which are gone, and dates them by the clock of the business', () => {
  const project = copyProject();
  run(project, 'search/lastmod.ts');
  const { slug } = entry(cityList, 0);
  edit(project, `content/cities/${slug}.ts`, 'areasHeading: ', "areasHeading: 'All ' + ");
  edit(project, 'content/lastmod.json', '{', '{ "/gone": { "hash": "x", "changedOn": "2026-01-01" },');
  const late = '2026-12-31T23:30:00-08:00';
  writeFileSync(
    path.join(project, 'clock.mjs'),
    `globalThis.Date = class extends Date { constructor(...given) { super(...(given.length ? given : ['${late}'])); } };`,
  );
  process.env.NODE_OPTIONS = '--import ./clock.mjs';
  // The owner's computer may be anywhere.
  process.env.TZ = 'Asia/Tokyo';
  const { output } = run(project, 'search/lastmod.ts');
  expect(output).toContain(`lastmod: changed /${slug}\n`);
  expect(output).toContain('lastmod: gone /gone;');
  const dates = JSON.parse(readFileSync(path.join(project, 'content/lastmod.json'), 'utf8'));
  expect(dates[`/${slug}`].changedOn).toBe(toIsoDay(new Date(late), timeZone));
  expect(run(project, 'search/lastmod.ts').output).toContain('lastmod: nothing changed');
});
