import { pinyin } from 'pinyin-pro';

/** The pinyin of a name. */
export interface Reading {
  /** Syllables without tones, a blank between them; words in other letters stand among them. `ü` is written `v`. */
  readonly reading: string;
  /** The first letter of each. */
  readonly initials: string;
}

/**
 * Reads a Chinese name, each character as its word has it.
 * @param isPerson whether it begins with a surname, which may be read otherwise.
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
