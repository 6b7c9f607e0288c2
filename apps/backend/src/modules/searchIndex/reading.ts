import { pinyin } from 'pinyin-pro';

/** The pinyin of a name. */
export interface Reading {
  /** Syllables without tones, separated by spaces, with words in other scripts between them. `ü` is written `v`. */
  readonly reading: string;
  /** The first letter of each syllable. */
  readonly initials: string;
}

/**
 * Converts a Chinese name to pinyin, choosing each character's reading by its word.
 * @param isPerson whether the name begins with a surname, which may have its own reading.
 */
export function readingOf(name: string, isPerson: boolean): Reading {
  const syllables = pinyin(name, {
    toneType: 'none',
    type: 'array',
    nonZh: 'consecutive',
    v: true,
    ...(isPerson && { surname: 'head' }),
  }).flatMap((part) => part.toLowerCase().match(/[a-z0-9]+/g) ?? []);
  return { reading: syllables.join(' '), initials: syllables.map(([first = '']) => first).join('') };
}
