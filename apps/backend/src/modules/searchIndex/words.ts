/** Maximum words of a search; further ones are ignored. */
const MAX_WORDS = 8;
/** Length of the character sequences in the index, as produced by `text_grams`. */
const GRAM = 2;
/**
 * Minimum length of a word that may contain a mistake; lower for Chinese, where each character carries more
 * meaning.
 */
const MIN_FUZZY_LENGTH = { chinese: 3, other: 4 };
/** Maximum length of a word that may contain a mistake. */
const MAX_FUZZY_LENGTH = 40;

/** Splits a typed text into words, normalized like the index. */
export function wordsOf(typed: string): string[] {
  const words = typed
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/** Returns the character pairs of a word, for the index. */
export function gramsOf(word: string): string[] {
  const letters = [...word];
  return letters.length < GRAM
    ? letters
    : letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

/** Tells whether a word may be pinyin: at least two letters. */
export const maybePinyin = (word: string): boolean => /^[a-z]{2,}$/.test(word);

/**
 * Returns a pattern for a word in pinyin with spaces between syllables: it begins at a syllable, and may end
 * within one.
 */
export const pinyinPattern = (word: string): string => `\\m${[...word].join(' ?')}`;

/**
 * Returns a pattern for words that differ by one typing mistake: another, additional or missing character, or
 * two swapped ones. A short Chinese word without its first or last character is excluded, since it is another
 * word.
 */
export function nearPattern(word: string): string {
  const letters = [...word];
  const { length } = letters;
  const spelt = (from: number, to: number): string => letters.slice(from, to).join('');
  return letters
    .flatMap((letter, index) => {
      const [before, after] = [spelt(0, index), spelt(index + 1, length)];
      const isEnd = index === 0 || index === length - 1;
      return [
        `${before}[^\\n]${after}`,
        ...(isEnd && length < MIN_FUZZY_LENGTH.other ? [] : [`${before}${after}`]),
        ...(index === 0
          ? []
          : [
              `${before}[^\\n]${letter}${after}`,
              `${spelt(0, index - 1)}${letter}${letters[index - 1]}${after}`,
            ]),
      ];
    })
    .join('|');
}

/** Tells whether a word is long enough to be recognized with a mistake. */
export function mayContainMistake(word: string): boolean {
  const { length } = [...word];
  if (length > MAX_FUZZY_LENGTH || !/^\p{L}+$/u.test(word)) return false;
  return length >= (/\p{Script=Han}/u.test(word) ? MIN_FUZZY_LENGTH.chinese : MIN_FUZZY_LENGTH.other);
}

/** Length from which a word with a mistake always keeps some character pairs, and number of index searches for them. */
const LONG = 5;
const MAX_SEARCHES = 4;

/**
 * Tells whether the unaffected part of a word is frequent in names: that of a short word is short, and pinyin
 * has few different letters.
 */
export const isRemainderFrequent = (word: string): boolean => [...word].length < LONG || maybePinyin(word);

/**
 * Returns lists of character pairs such that every word with one mistake contains all pairs of at least one
 * list. A mistake affects at most two neighbouring characters, so the parts before and after some position are
 * unaffected.
 */
export function gramsNear(word: string): string[][] {
  const letters = [...word];
  const { length } = letters;
  if (length >= LONG) {
    const step = Math.ceil((length - 1) / MAX_SEARCHES);
    return Array.from({ length: Math.ceil((length - 1) / step) }, (_, index) =>
      [letters.slice(0, index * step), letters.slice((index + 1) * step + 1)]
        .filter((rest) => rest.length > 0)
        .flatMap((rest) => gramsOf(rest.join(''))),
    );
  }
  const [first = '', last = ''] = [letters[0], letters.at(-1)];
  return [
    gramsOf(letters.slice(0, 2).join('')),
    gramsOf(letters.slice(-2).join('')),
    // The mistake is in the middle.
    length === 4 ? letters : [first, last],
  ];
}
