import { plainLetters } from '../plain-letters';

/** 'Lake Cowichan' becomes lake-cowichan; accents and other marks are dropped. */
export function slugOf(name: string): string {
  const plain = Array.from(
    name.normalize('NFD').replace(/[\p{M}\p{Lm}]/gu, ''),
    (letter) => plainLetters[letter] ?? letter,
  );
  return plain
    .join('')
    .replace(/['’.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
