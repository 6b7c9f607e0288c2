import * as css from './Marked.css.ts';

export interface MarkedProps {
  readonly text: string;
  /** The search text, with words separated by spaces; case-insensitive. */
  readonly searchText: string;
}

const plain = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A text in which the search words are highlighted. */
export function Marked({ text, searchText }: MarkedProps) {
  const searchedWords = searchText.split(/\s+/u).filter((word) => word !== '');
  if (searchedWords.length === 0) return text;
  // Splitting by a capturing group keeps the matches, at odd indices.
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
