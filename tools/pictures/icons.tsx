/** Draws the brand's mark as an SVG icon and as PNGs in the sizes that browsers, phones and search engines ask for. */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { LogoPaths } from '../../components/ui/logo-paths';
import { logoSize } from '../../content/brands/types';
import { UserError } from '../../content/checks/user-error';
import { themeColor } from '../../content/search';
import { brand } from '../../content/settings';
import { removeOthers } from '../files';

const folder = 'public/icons';
/** Programs that do not read the page, such as feed readers, ask for this address. */
const favicon = { file: 'public/favicon.ico', size: 48 };
/** In pixels. 'maskable' and the touch icon are full squares, which the system rounds; the mark keeps to the middle. */
const pngs = [
  { file: 'icon-48.png', size: 48, square: false },
  { file: 'icon-192.png', size: 192, square: false },
  { file: 'icon-512.png', size: 512, square: false },
  { file: 'icon-maskable-512.png', size: 512, square: true },
  { file: 'apple-touch-icon.png', size: 180, square: true },
];

/** Draws the icons of the brand from its logo. @throws where other files stand among them or instead of the favicon. */
export async function buildIcons() {
  await mkdir(folder, { recursive: true });
  const files = ['icon.svg', ...pngs.map(({ file }) => file)];
  await removeOthers(folder, files);
  await writeFile(path.join(folder, 'icon.svg'), iconSvg(false));
  for (const { file, size, square } of pngs) {
    await writeFile(path.join(folder, file), await iconPng(size, { square, palette: true }));
  }
  await writeFavicon(icoOf(await iconPng(favicon.size, { square: false, palette: false }), favicon.size));
}

/** @throws where one of another form than the build's stands there, which may be the only copy. */
async function writeFavicon(bytes: Buffer) {
  const present = await readFile(favicon.file).catch(() => undefined);
  if (present?.length && !present.subarray(0, ico.length).equals(bytes.subarray(0, ico.length))) {
    throw new UserError(
      `${favicon.file} was not made by the build, which draws all icons from the logo in content/brands/. Move it away.`,
    );
  }
  await writeFile(favicon.file, bytes);
}

function iconPng(size: number, { square, palette }: { square: boolean; palette: boolean }): Promise<Buffer> {
  return sharp(Buffer.from(iconSvg(square)), { density: 72 * (size / 64) })
    .resize(size, size)
    .png({ palette, effort: 10 })
    .toBuffer();
}

/** Bytes into an icon file with one picture; what is not named here stays zero. */
const ico = { type: 2, count: 4, width: 6, height: 7, planes: 10, bits: 12, length: 14, offset: 18, picture: 22 };

/**
 * An icon file that holds one PNG, without a palette: Firefox refuses one here.
 * https://en.wikipedia.org/wiki/ICO_(file_format)#Icon_file_structure
 */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(ico.picture);
  header.writeUInt16LE(1, ico.type);
  header.writeUInt16LE(1, ico.count);
  header.writeUInt8(size, ico.width);
  header.writeUInt8(size, ico.height);
  header.writeUInt16LE(1, ico.planes);
  header.writeUInt16LE(32, ico.bits);
  header.writeUInt32LE(png.length, ico.length);
  header.writeUInt32LE(ico.picture, ico.offset);
  return Buffer.concat([header, png]);
}

/** The mark on the site's dark background, 64 × 64. */
function iconSvg(square: boolean): string {
  const scale = (square ? 34 : 46) / logoSize.width;
  const left = (64 - logoSize.width * scale) / 2;
  const top = (64 - logoSize.height * scale) / 2;
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
      <title>{brand.name}</title>
      <rect width="64" height="64" rx={square ? 0 : 12} fill={themeColor} />
      <g transform={`translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale.toFixed(4)})`}>
        <LogoPaths logo={brand.logo} accent={brand.accent.base} white="#fff" />
      </g>
    </svg>,
  );
}
