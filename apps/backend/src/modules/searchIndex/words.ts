/** Words beyond these are not looked for. */
const MOST_WORDS = 8;
/** Letters of which neighbours are looked for together, as `text_grams` takes texts apart. */
const GRAM = 2;
/** From how many letters on a word may have a mistake: a Chinese one says more with each. */
const FORGIVEN = { chinese: 3, other: 4 };
/** The longest word that may have a mistake. */
const LONGEST_FORGIVEN = 40;

/** Splits what somebody typed into the words to be found, spelt as the index spells them. */
export function wordsOf(typed: string): string[] {
  const words = typed
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/** What an index of neighbouring letters is asked for a word. */
export function gramsOf(word: string): string[] {
  const letters = [...word];
  return letters.length < GRAM
    ? letters
    : letters.slice(1).map((letter, place) => `${letters[place]}${letter}`);
}

/** Tells whether a word may be pinyin: the first letters of two syllables at least. */
export const maybePinyin = (word: string): boolean => /^[a-z]{2,}$/.test(word);

/** Finds a word in pinyin with blanks between syllables: it begins with a syllable, and may end within one. */
export const pinyinPattern = (word: string): string => `\\m${[...word].join(' ?')}`;

/**
 * Finds what differs from a word of letters by one typing mistake: another letter, one too many or too few, or two that
 * changed places. A short Chinese word without its first or last letter is another word, and no mistake.
 */
export function nearPattern(word: string): string {
  const letters = [...word];
  const { length } = letters;
  const spelt = (from: number, to: number): string => letters.slice(from, to).join('');
  return letters
    .flatMap((letter, place) => {
      const [before, after] = [spelt(0, place), spelt(place + 1, length)];
      const isEnd = place === 0 || place === length - 1;
      return [
        `${before}[^\\n]${after}`,
        ...(isEnd && length < FORGIVEN.other ? [] : [`${before}${after}`]),
        ...(place === 0
          ? []
          : [
              `${before}[^\\n]${letter}${after}`,
              `${spelt(0, place - 1)}${letter}${letters[place - 1]}${after}`,
            ]),
      ];
    })
    .join('|');
}

/** Tells whether a word is long enough to be known again with a mistake in it. */
export function isForgiven(word: string): boolean {
  const { length } = [...word];
  if (length > LONGEST_FORGIVEN || !/^\p{L}+$/u.test(word)) return false;
  return length >= (/\p{Script=Han}/u.test(word) ? FORGIVEN.chinese : FORGIVEN.other);
}

/** From so many letters on a mistake leaves two neighbours somewhere, and so many looks are made for it. */
const LONG = 5;
const LOOKS = 4;

/**
 * Tells whether many names may have what a mistake leaves of a word: little is left of a short one, and pinyin has few
 * letters.
 */
export const isLeftInMany = (word: string): boolean => [...word].length < LONG || maybePinyin(word);

/**
 * What is left of a word, in neighbouring letters, wherever its one mistake is: whatever is near it has all of one of
 * these. A mistake is at most in two letters beside each other, so what stands before and behind some of them is whole.
 */
export function gramsNear(word: string): string[][] {
  const letters = [...word];
  const { length } = letters;
  if (length >= LONG) {
    const step = Math.ceil((length - 1) / LOOKS);
    return Array.from({ length: Math.ceil((length - 1) / step) }, (_, place) =>
      [letters.slice(0, place * step), letters.slice((place + 1) * step + 1)]
        .filter((rest) => rest.length > 0)
        .flatMap((rest) => gramsOf(rest.join(''))),
    );
  }
  const [first = '', last = ''] = [letters[0], letters.at(-1)];
  return [
    gramsOf(letters.slice(0, 2).join('')),
    gramsOf(letters.slice(-2).join('')),
    // The middle has it.
    length === 4 ? letters : [first, last],
  ];
}
