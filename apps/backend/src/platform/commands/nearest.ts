import { distance } from 'fastest-levenshtein';

/** Finds the known word that was probably meant; undefined where none is similar enough. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((one) => ({ one, far: distance(word, one) }))
    .filter(({ one, far }) => far <= Math.max(1, Math.floor(Math.max(one.length, word.length) / 3)))
    .toSorted((a, b) => a.far - b.far);
  return ranked[0]?.one;
}
