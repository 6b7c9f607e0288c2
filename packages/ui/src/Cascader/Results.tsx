import { useTexts } from '../locale/index.ts';
import { texts } from './Cascader.texts.ts';
import * as css from './CascaderPanel.css.ts';
import { markWords, wordsOf, type SearchResult } from './search/search.ts';
import type { CascaderNode } from './tree.ts';
import { VirtualRows } from './VirtualRows.tsx';

export interface ResultsProps {
  id: string;
  /** Whether the list is hidden under the columns, rendered and laid out in advance. */
  isAway: boolean;
  results: SearchResult;
  query: string;
  active: number;
  isTouch: boolean;
  onChoose: (nodes: CascaderNode[]) => void;
}

/** The search results, each with its path in the tree, and their total number. */
export function Results({ id, isAway, results, query, active, isTouch, onChoose }: ResultsProps) {
  const text = useTexts(texts);
  const { hits, total } = results;
  const words = wordsOf(query);
  const rowHeight = isTouch ? css.touchHitHeight : css.hitHeight;
  const isOneLine = hits.every((nodes) => nodes.length === 1);
  const summary =
    total === 0
      ? text.noResult(query.trim())
      : hits.length < total
        ? text.cut(hits.length, total)
        : text.found(total);
  return (
    <div className={css.results} aria-hidden={isAway} onMouseDown={(event) => event.preventDefault()}>
      <VirtualRows
        resetKey={query}
        id={id}
        role="listbox"
        aria-label={text.results}
        className={css.hits}
        hidden={total === 0}
        count={hits.length}
        rowHeight={rowHeight}
        activeIndex={active}
        row={(index) => {
          const nodes = hits[index] ?? [];
          const parents = nodes.slice(0, -1);
          return (
            <div
              key={index}
              id={`${id}-${index}`}
              role="option"
              className={css.hit}
              style={{ height: rowHeight }}
              aria-selected={index === active}
              aria-setsize={hits.length}
              aria-posinset={index + 1}
              onClick={() => onChoose(nodes)}
            >
              <span className={css.label}>{marked(nodes.at(-1)?.label ?? '', words)}</span>
              {!isOneLine && (
                <span className={css.parents}>
                  {parents.flatMap((node, level) => [
                    level > 0 && ' / ',
                    ...marked(node.label, words, level),
                  ])}
                </span>
              )}
            </div>
          );
        }}
      />
      <p role="status" className={total === 0 ? css.notice : css.summary}>
        {summary}
      </p>
    </div>
  );
}

/**
 * Highlights the matches in a text. A function rather than a component: rows are re-rendered on every key
 * press, and each component in them costs time.
 */
const marked = (text: string, words: readonly string[], level = 0) =>
  markWords(text, words).map((piece, at) =>
    piece.isHit ? (
      <mark key={`${level} ${at}`} className={css.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
