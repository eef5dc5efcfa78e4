// What a brand consists of. Nothing here is shown to visitors: the brand files beside this one hold the words, colours
// and addresses, and the compiler compares them with this list.
import type { PictureName } from '../pictures';

/** One branding of the site. Everything that differs between two brands is a field here. */
export type Brand = {
  /** The value of SITE_BRAND that chooses this brand. */
  key: string;
  /**
   * The name visitors read in the header, the footer, mails and search results: at most 33 characters, for the header.
   */
  name: string;
  alternateNames: ReadonlyArray<string>;
  /** The public address, used when SITE_ORIGIN is not set. */
  origin: string;
  /**
   * The address search engines should keep for these pages, when it is not this brand's own:
   * set it on the brand that should give way, so that two sites with the same text do not compete.
   */
  canonicalOrigin?: string;
  /** The profiles that belong to this business; [] if there are none. */
  socialProfiles: ReadonlyArray<SocialProfile>;
  /** 8 to 128 letters, digits or hyphens, served as /indexnow.txt: shows IndexNow that a submission is the owner's. */
  indexNowKey: string;
  /** Shows Google's search console that the site is yours: the value of `content` in the HTML tag that it offers. */
  googleVerification?: string;
  /** The accent in its three tones; see the design tokens in app/globals.css. */
  accent: { base: string; onLight: string; onDark: string };
  /** The mark before the name, on a grid of 34 × 24. The header, the icons and the social cards draw it. */
  logo: ReadonlyArray<LogoShape>;
  /** 'solid': accent button with white text. 'white': white button with accent text. */
  heroButton: 'solid' | 'white';
  heroPicture: PictureName;
  detailPicture: PictureName;
};

/** One shape of a logo as an SVG path: filled, or drawn as a line, in the brand's accent or in white. */
type LogoShape = { d: string; tone: 'accent' | 'white'; lineWidth?: number };

/** The size of a logo's drawing, in the units of its paths. */
export const logoSize = { width: 34, height: 24 };

type SocialProfile = { name: string; url: string; sample: boolean };

/** True for a name that takes the room of two short ones, in the header and in a heading that names the brand. */
export function isLongName({ name }: Pick<Brand, 'name'>) {
  return name.length > 15;
}

/** True for a name that leaves no room for the tagline beside it in the header. */
export function fillsHeader({ name }: Pick<Brand, 'name'>) {
  return name.length > 25;
}
