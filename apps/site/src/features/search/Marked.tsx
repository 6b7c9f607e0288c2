import * as css from './Marked.css.ts';

export interface MarkedProps {
  readonly text: string;
  /** What was looked for, its words parted by gaps; compared without regard to case. */
  readonly words: string;
}

const plain = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A text in which the words that were looked for are marked. */
export function Marked({ text, words }: MarkedProps) {
  const wanted = words.split(/\s+/u).filter((word) => word !== '');
  if (wanted.length === 0) return text;
  // Splitting by a group keeps what fits, at every odd place.
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
