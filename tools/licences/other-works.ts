import { readFile } from 'node:fs/promises';
import type { Work } from './licence-page';

/** Packages whose text is in the stylesheet without being named in its source map: Tailwind's utilities. */
export const stylePackages = ['node_modules/tailwindcss'];

/** What the site shows of other people's work that is in no package: its typeface, its icons and its coast. */
export async function otherWorks(): Promise<ReadonlyArray<Work>> {
  return [
    {
      name: 'Archivo, the typeface, in two subsets',
      licence: 'OFL-1.1',
      text: (await readFile('app/fonts/OFL.txt', 'utf8')).trim(),
    },
    {
      name: 'Lucide, the icons (https://lucide.dev)',
      licence: 'ISC',
      text: iscText('2026 Lucide Icons and Contributors'),
    },
    {
      name: 'Feather, which some of the icons come from by way of Lucide (https://feathericons.com)',
      licence: 'MIT',
      text: mitText('2013-present Cole Bemis'),
    },
    {
      name: 'Natural Earth, the coast of the map (https://www.naturalearthdata.com)',
      licence: 'public domain',
      text: 'Made with Natural Earth. Free vector and raster map data in the public domain.',
    },
  ];
}

/** https://opensource.org/license/mit */
export function mitText(holder: string): string {
  return `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;
}

/** https://opensource.org/license/isc-license-txt */
function iscText(holder: string) {
  return `ISC License

Copyright (c) ${holder}

Permission to use, copy, modify, and/or distribute this software for any
purpose with or without fee is hereby granted, provided that the above
copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES
WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF
MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR
ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES
WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF
OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`;
}
