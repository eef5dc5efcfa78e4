import type { Brand } from '../brands/types';
import { assertPictureName } from './assert-gallery';
import { assertDistinct, assertOneOf } from './assert-list';
import { contrast } from './contrast';
import { parseOrigin } from './origin';
import { assertShape, type Shape } from './shape';
import { UserError } from './user-error';

/** What the accents are read against: white, the darkest light ground, and the dark one. Tokens of app/globals.css. */
const [white, mist, ink] = ['#ffffff', '#eceff1', '#0b0d10'];
/** WCAG 2.2, 1.4.3, for words. */
const minContrast = 4.5;
/** As much as WCAG 2.2, 1.4.11, asks of shapes, for the buttons and the logo on the dark header. */
const minShapeContrast = 3;

/** Characters: a longer name breaks the header, which it shares with the phone number. */
const maxNameLength = 33;

/**
 * Stops the build on a brand that could not be shown or told from another. @throws with the file, the field and the
 * fix.
 */
export function assertBrand(listedAs: string, brand: Brand) {
  const file = `content/brands/${listedAs}.ts`;
  assertShape(file, brand, brandShape);
  if (brand.key !== listedAs) {
    throw new UserError(
      `${file} has the key "${brand.key}", but content/brands/index.ts lists it as "${listedAs}". Make both the same.`,
    );
  }
  if (brand.name !== brand.name.trim()) {
    throw new UserError(`${file}: name is "${brand.name}". Remove the space before or after it.`);
  }
  if (brand.name.length > maxNameLength) {
    throw new UserError(
      `${file}: name has ${brand.name.length} characters, and the header holds ${maxNameLength}. Shorten it.`,
    );
  }
  assertOrigin(file, 'origin', brand.origin);
  if (brand.canonicalOrigin !== undefined) assertOrigin(file, 'canonicalOrigin', brand.canonicalOrigin);
  // https://www.indexnow.org/documentation
  if (!/^[a-zA-Z0-9-]{8,128}$/.test(brand.indexNowKey)) {
    throw new UserError(
      `${file}: indexNowKey is "${brand.indexNowKey}". Write 8 to 128 letters (a to z), digits or hyphens there.`,
    );
  }
  if (brand.googleVerification !== undefined && !/^[\w-]+$/.test(brand.googleVerification)) {
    throw new UserError(
      `${file}: googleVerification is "${brand.googleVerification}". Write only the value of the content attribute in Google's tag.`,
    );
  }
  assertProfiles(file, brand.socialProfiles);
  assertLogo(file, brand.logo);
  assertOneOf(file, 'heroButton', brand.heroButton, ['solid', 'white']);
  for (const field of ['heroPicture', 'detailPicture'] as const) assertPictureName(file, field, brand[field]);
  assertColour(file, 'base', brand.accent.base, { name: 'white', colour: white, advice: 'darker' });
  assertColour(
    file,
    'base',
    brand.accent.base,
    { name: 'the dark ground', colour: ink, advice: 'lighter' },
    minShapeContrast,
  );
  assertColour(file, 'onLight', brand.accent.onLight, { name: 'the light ground', colour: mist, advice: 'darker' });
  assertColour(file, 'onDark', brand.accent.onDark, { name: 'the dark ground', colour: ink, advice: 'lighter' });
}

/** Stops the build on a copied brand that kept what only one can have. @throws with both files and the fix. */
export function assertBrandsDiffer(brands: ReadonlyArray<Brand>) {
  const plain = (text: string) => text.trim().toLowerCase();
  brands.forEach((brand, index) => {
    for (const field of ['name', 'origin', 'indexNowKey'] as const) {
      const other = brands.slice(0, index).find((earlier) => plain(earlier[field]) === plain(brand[field]));
      if (!other) continue;
      throw new UserError(
        `content/brands/${brand.key}.ts: ${field} is "${brand[field]}", as in content/brands/${other.key}.ts. Give this brand its own.`,
      );
    }
    for (const name of brand.alternateNames) {
      const other = brands.slice(0, index).find(({ alternateNames }) => alternateNames.includes(name));
      if (!other) continue;
      throw new UserError(
        `content/brands/${brand.key}.ts: alternateNames has "${name}", as in content/brands/${other.key}.ts. Name only what this brand is called.`,
      );
    }
  });
}

const brandShape: Shape<Brand> = {
  key: 'text',
  name: 'text',
  alternateNames: ['text'],
  origin: 'text',
  socialProfiles: [{ name: 'text', url: 'text', sample: 'flag' }],
  indexNowKey: 'text',
  accent: { base: 'text', onLight: 'text', onDark: 'text' },
  logo: [{ d: 'text', tone: 'text' }],
  heroButton: 'text',
  heroPicture: 'text',
  detailPicture: 'text',
};

/** Pages append paths to it, so it must be a bare origin: no path, no trailing slash. */
function assertOrigin(file: string, field: string, text: string) {
  const url = parseOrigin(text);
  if (url?.origin === text) return;
  const right = url?.origin ?? 'https://www.your-domain.ca';
  throw new UserError(
    `${file}: ${field} is "${text}", but it must be an address without a path or a slash at the end. Write it like "${right}".`,
  );
}

function assertProfiles(file: string, profiles: Brand['socialProfiles']) {
  for (const { name, url } of profiles) {
    const { protocol, pathname, search, hostname } = new URL(URL.canParse(url) ? url : 'none:');
    // The front page of a network is nobody's profile.
    const isBare = pathname === '/' && !search && /^(?:www\.)?[^.]+\.[^.]+$/.test(hostname);
    if (protocol !== 'https:' || isBare || /\s/.test(url)) {
      throw new UserError(
        `${file}: the url of the profile ${name} is "${url}". Write its whole address, such as https://www.facebook.com/your-name.`,
      );
    }
  }
  assertDistinct(
    file,
    'profile',
    profiles.map(({ url }) => url),
  );
  assertDistinct(
    file,
    'profile name',
    profiles.map(({ name }) => name),
  );
}

function assertLogo(file: string, shapes: Brand['logo']) {
  shapes.forEach(({ d, tone }, index) => {
    // https://www.w3.org/TR/SVG2/paths.html#PathDataBNF
    if (!/^\s*m[\d\s,.+\-ehvlcsqtamz]+$/i.test(d)) {
      throw new UserError(
        `${file}: the field "logo > ${index + 1} > d" is "${d}", which is not an SVG path. Write one, such as "M2 1h30v22H2z"; a designer exports it.`,
      );
    }
    assertOneOf(file, `logo > ${index + 1} > tone`, tone, ['accent', 'white']);
  });
}

type Ground = { name: string; colour: string; advice: string };

function assertColour(file: string, tone: string, colour: string, ground: Ground, least = minContrast) {
  const field = `${file}: accent.${tone}`;
  if (!/^#[\da-f]{6}$/i.test(colour)) {
    throw new UserError(`${field} is "${colour}". Write a colour as # and six digits (0 to 9, a to f): #1763d6.`);
  }
  const ratio = contrast(channelsOf(colour), channelsOf(ground.colour));
  if (ratio < least) {
    throw new UserError(
      `${field} is ${colour}, which cannot be ${least === minContrast ? 'read' : 'seen'} on ${ground.name}: its contrast is ${ratio.toFixed(1)}, and it must be at least ${least}. Choose a ${ground.advice} tone.`,
    );
  }
}

/** The red, green and blue of a colour written as #rrggbb. */
function channelsOf(colour: string): ReadonlyArray<number> {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
