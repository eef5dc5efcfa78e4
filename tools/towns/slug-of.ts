/** 'Lake Cowichan' becomes lake-cowichan; accents and other marks are dropped. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/[\p{M}\p{Lm}'’.]/gu, '');
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
