/**
 * Draws the social card of every page, 1200 × 630, from the page's own words and picture in the brand's look. Finished
 * cards stay in .cache/cards under a hash of their words, look and pictures; public/og holds those of this brand.
 */

import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { logoSize } from '../../content/brands/types';
import { phone, tagline } from '../../content/business';
import { UserError } from '../../content/checks/user-error';
import { pages } from '../../content/pages';
import { pictures } from '../../content/pictures';
import { brand } from '../../content/settings';
import { type Card, cardOf, cardPath, cardSize, maxCardBytes } from '../../content/social-card';
import { hashOf, isFilled, removeOthers, writeAtomically } from '../files';
import { CardArt } from './card-art';
import { asShown, masterFolder } from './picture-master';

const cacheFolder = '.cache/cards';
const publicFolder = 'public/og';
const fontFolder = 'tools/pictures/fonts';

/** Draws what is not in the cache yet. @throws when a card cannot be made small enough. */
export async function buildCards() {
  await mkdir(cacheFolder, { recursive: true });
  await mkdir(publicFolder, { recursive: true });
  const fonts = await readFonts();
  const code = await Promise.all(
    ['tools/pictures/cards.ts', 'tools/pictures/card-art.tsx', 'components/ui/logo-paths.tsx'].map((file) =>
      readFile(file),
    ),
  );
  const recipe = hashOf(...code, ...fonts.map(({ data }) => data));
  const masters = new Map<string, Buffer>();
  let drawn = 0;
  const names = new Set<string>();
  for (const page of pages) {
    const card = cardOf(page, brand);
    const fileName = path.basename(cardPath(page));
    const { name, accent, logo } = brand;
    const look = JSON.stringify({ card, name, accent, logo, logoSize, phone, tagline, cardSize, maxCardBytes });
    const { file } = pictures[card.picture];
    const master = masters.get(file) ?? (await asShown(await readFile(path.join(masterFolder, file))));
    masters.set(file, master);
    const cached = path.join(cacheFolder, cardName(recipe, look, master));
    if (!(await isFilled(cached))) {
      await writeAtomically(cached, await drawCard(card, master, fonts));
      drawn++;
    }
    names.add(fileName);
    await copyFile(cached, path.join(publicFolder, fileName));
  }
  await removeOthers(publicFolder, names, /^[a-z\d-]+\.png$/);
  return { cards: names.size, drawn };
}

/** The name of a finished card in the cache, which follows from all that it is made of. */
export function cardName(recipe: string, look: string, master: Buffer): string {
  return `${hashOf(recipe, look, master).slice(0, 16)}.png`;
}

type Fonts = Awaited<ReturnType<typeof readFonts>>;

/** Satori reads neither WOFF2 nor variable fonts, so these are fixed weights of the site's own two. */
async function readFonts() {
  const read = (file: string) => readFile(path.join(fontFolder, file));
  const [display, medium, semibold] = await Promise.all([
    read('archivo-display-740.ttf'),
    read('archivo-text-500.ttf'),
    read('archivo-text-600.ttf'),
  ]);
  return [
    { name: 'display', data: display, weight: 700, style: 'normal' },
    { name: 'text', data: medium, weight: 500, style: 'normal' },
    { name: 'text', data: semibold, weight: 600, style: 'normal' },
  ] as const;
}

/**
 * From the best on. The last ones show steps in smooth areas, but hold a photograph that is full of leaves and gravel.
 */
const reductions = [
  ...[95, 80, 65, 50, 35].map((quality) => ({ quality, dither: 0.6 })),
  ...[64, 32, 16].map((colours) => ({ colours, dither: 0 })),
];

async function drawCard(card: Card, master: Buffer, fonts: Fonts): Promise<Buffer> {
  const overlay = await satori(CardArt({ card, brand, tagline, phone: phone.display }), {
    ...cardSize,
    fonts: [...fonts],
  });
  const flat = await sharp(master)
    .resize({ ...cardSize, fit: 'cover', position: 'right' })
    .composite([{ input: Buffer.from(overlay) }])
    .removeAlpha()
    .png()
    .toBuffer();
  for (const fewer of reductions) {
    const png = await sharp(flat)
      .png({ palette: true, effort: 8, ...fewer })
      .toBuffer();
    if (png.length <= maxCardBytes) return png;
  }
  throw new UserError(
    `The social card "${card.heading}" stays over ${maxCardBytes / 1000} KB with the picture content/pictures/${pictures[card.picture].file}. Use a picture with less detail.`,
  );
}
