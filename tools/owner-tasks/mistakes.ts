import { brandKeys } from '../../content/brands';
import { additionalServices } from '../../content/quote';

/** A typing mistake in a content file, and the words with which the build stops. */
type ContentMistake = {
  file: string;
  old: RegExp;
  replacement: string;
  words: string;
  /** Made in a text that the owner may have written otherwise, or dropped. */
  optional?: true;
};

/** The owner may have renamed the brand that came first, or kept another. */
export const firstBrandFile = `content/brands/${brandKeys[0]}.ts`;

/** Mistakes that must stop the build. */
export const contentMistakes: ReadonlyArray<ContentMistake> = [
  {
    file: 'content/business.ts',
    old: /international: '.*'/,
    replacement: "international: '250 746 1234'",
    words: 'content/business.ts: the field "phone > international" is "250 746 1234"',
  },
  {
    file: 'content/business.ts',
    old: /display: '.*'/,
    replacement: 'display: 250-746-1234',
    words: 'content/business.ts: the field "phone > display" must hold text in quotes',
  },
  {
    file: 'content/packages.ts',
    old: /startsAtDollars: \d+/,
    replacement: 'startsAtDollars: $649',
    words: '$649 is not defined',
  },
  {
    // Towns whose texts quote the price must not get the blame.
    file: 'content/packages.ts',
    old: /startsAtDollars: (?=\d+)/,
    replacement: 'StartsAtDollars: ',
    words: 'lacks the field "startsAtDollars"',
  },
  {
    file: 'content/home.ts',
    old: /(?<=reviewsSection = \{[^}]*\$\{claims\.\w+)\.text/,
    replacement: '',
    words: 'content/home.ts: the field "reviewsSection > heading" shows "[object Object]"',
    optional: true,
  },
  {
    file: 'content/places.ts',
    old: /longitude: -/,
    replacement: 'longitude: ',
    words: "is far from the site's map",
  },
  {
    file: 'content/reviews.ts',
    // Before the first, if there is one.
    old: /(?<=reviews: ReadonlyArray<Review> = \[)/,
    replacement: "{ name: 'A', location: 'Duncan', review: 'B', date: 'Dec 2024', stars: 6, sample: true },",
    words: 'content/reviews.ts (review 1): the field "stars" is "6"',
  },
  {
    file: 'content/quote.ts',
    old: /(?<=additionalServices = \[.*?key: '.*?key: ')\w+/s,
    replacement: additionalServices[0].key,
    words: `content/quote.ts has the additional service key "${additionalServices[0].key}" twice`,
    optional: true,
  },
  {
    file: firstBrandFile,
    old: /socialProfiles: \[.*?\](?=,\n)/s,
    replacement: "socialProfiles: [{ name: 'Facebook', url: 'www.facebook.com/x', sample: false }]",
    words: `${firstBrandFile}: the url of the profile`,
  },
  {
    file: firstBrandFile,
    // The brand that was copied from this one has that name already.
    old: /(?<=\n {2})name: .*,/,
    replacement: "name: 'Third Brand',",
    words: `content/brands/third.ts: name is "Third Brand", as in ${firstBrandFile}`,
  },
  {
    file: 'content/claims.ts',
    old: /(?<=rating: \{\s*text: )'.*?'/,
    replacement: "''",
    words: 'content/claims.ts: the field "claims > rating > text" must hold text in quotes',
    optional: true,
  },
  {
    file: 'content/home.ts',
    old: /(?<=priceList = \{[^`]*)`.*`/,
    // In quotes, what stands in braces is not filled in.
    // biome-ignore lint/suspicious/noTemplateCurlyInString: that mistake.
    replacement: "'Most take ${claims.serviceTime.text}.'",
    words: 'content/home.ts: the field "priceList > text" shows',
    optional: true,
  },
  {
    file: 'content/gallery.ts',
    old: /image: '.*?'/,
    replacement: "image: 'none'",
    words: 'content/gallery.ts (slide 1): image is "none"',
  },
  // Only Next's type check sees this one: its output is read for the sentence.
  {
    file: 'content/packages.ts',
    old: /(?=startsAtDollars: )/,
    replacement: "colour: 'red', ",
    words: "'colour' does not exist in type 'Package'",
  },
];
