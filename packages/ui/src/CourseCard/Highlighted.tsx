import * as css from './CourseCard.css.ts';

export interface HighlightedProps {
  text: string;
  /** The words to highlight, separated by spaces; matched case-insensitively. */
  words: string;
}

const plain = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Text in which some words are highlighted. */
export function Highlighted({ text, words }: HighlightedProps) {
  const searchedWords = words.split(/\s+/).filter((word) => word !== '');
  if (searchedWords.length === 0) return text;
  // Splitting by a capturing group keeps the matches, at the odd indexes.
  return text.split(new RegExp(`(${searchedWords.map(plain).join('|')})`, 'giu')).map((part, index) =>
    index % 2 === 1 ? (
      <mark key={index} className={css.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
