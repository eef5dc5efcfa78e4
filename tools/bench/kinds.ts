/** What bytes are sorted by. */
export const kinds = ['html', 'css', 'script', 'font', 'picture', 'other'] as const;
export type Kind = (typeof kinds)[number];

const kindOfType: Readonly<Record<string, Kind>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'script',
  Font: 'font',
  Image: 'picture',
};

/** The kind of a resource type of the DevTools protocol. */
export function kindOf(resourceType: string): Kind {
  return kindOfType[resourceType] ?? 'other';
}
