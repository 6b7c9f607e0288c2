import * as css from './CourseCard.css.ts';

export interface HighlightedProps {
  text: string;
  /** The words to mark, separated by spaces; compared without regard to case. */
  words: string;
}

const plain = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text in which some words are marked. */
export function Highlighted({ text, words }: HighlightedProps) {
  const wanted = words.split(/\s+/).filter((word) => word !== '');
  if (wanted.length === 0) return text;
  // Splitting by a group keeps what was matched, at every odd place.
  return text.split(new RegExp(`(${wanted.map(plain).join('|')})`, 'giu')).map((part, place) =>
    place % 2 === 1 ? (
      <mark key={place} className={css.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
