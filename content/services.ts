// What the crew does. The list on the home page and in the footer comes from here; prices are in packages.ts. Add,
// reword or reorder lines as you like; one without a price of its own stands in `withoutPrice` in the same words. When
// you stop offering one, look for its name in the other files of content/ too: quote.ts, search.ts and the texts of
// towns name some.

/** Every service offered, in the order it is listed. */
export const services = [
  'Full car detailing',
  'Interior deep cleaning and steam cleaning',
  'Cut and polish',
  'Ceramic coating',
  'Paint correction',
  'Paint protection film',
  'Pet hair removal',
  'Stain removal',
  'Shampooing',
  'Scratch removal',
  'Headlight restoration',
  'Engine bay cleaning',
  'Boat and RV packages',
] as const;

/** Those of the list above that have no price of their own: a sentence under the price list names them. */
export const withoutPrice: ReadonlyArray<string> = [
  'Paint correction',
  'Paint protection film',
  'Scratch removal',
  'Stain removal',
  'Headlight restoration',
  'Engine bay cleaning',
];

/** The short list in the footer. */
export const footerServices = [
  'Full car detailing',
  'Interior detailing',
  'Ceramic coating',
  'Paint correction',
] as const;
