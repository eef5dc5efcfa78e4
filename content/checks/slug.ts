// For developers: what may be a part of an address.

/** True for lowercase letters, digits and single hyphens between them, such as 'lake-cowichan'. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
