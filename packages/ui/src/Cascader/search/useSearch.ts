import { useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { createSearchIndex, type SearchIndex, type SearchOptions } from './search.ts';
import type { CascaderNode } from '../tree.ts';
import type { Children } from '../useChildren.ts';
import { whenIdle } from './whenIdle.ts';

const indexes = new WeakMap<readonly CascaderNode[], SearchIndex>();

/**
 * Returns the search index of a tree. The index is built, and the most frequent letters are preloaded, while
 * the page is idle.
 */
export function prepareSearch(options: readonly CascaderNode[], search: SearchOptions): SearchIndex {
  const known = indexes.get(options);
  if (known) return known;
  const index = createSearchIndex(
    options,
    (node) => node.children,
    (node) => (node.children?.length ?? 0) > 0,
  );
  indexes.set(options, index);
  whenIdle((hasTime) => index.build(hasTime) && index.preloadLetter(search));
  return index;
}

/** Number of results that each key moves the cursor by; other keys belong to the text field. */
const strides: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -5, PageDown: 5 };

interface SearchedTree {
  options: readonly CascaderNode[];
  children: Children;
  /** Whether children are fetched on demand. */
  areFetched: boolean;
  isSearchable: boolean;
  searchLimit: number;
  canChooseBranch: boolean;
  /** Text typed on the closed field. */
  typed: string;
  onDone: (nodes: CascaderNode[]) => void;
}

/** State of the search: the query, its results and the cursor among them. */
export function useSearch({
  options,
  children,
  areFetched,
  isSearchable,
  searchLimit,
  canChooseBranch,
  typed,
  onDone,
}: SearchedTree) {
  const [query, setQuery] = useState(typed);
  const [hit, setHit] = useState(0);
  const search = useMemo(() => ({ limit: searchLimit, canChooseBranch }), [searchLimit, canChooseBranch]);
  const index = useMemo(
    () =>
      areFetched
        ? createSearchIndex(options, children.childrenOf, children.isBranch)
        : prepareSearch(options, search),
    // The children change as soon as more are loaded, and the search must find these too.
    [options, areFetched, children, search],
  );
  const isSearching = query.trim() !== '';
  const results = useMemo(
    () => (isSearching ? index.search(query, search) : null),
    [isSearching, index, query, search],
  );

  // Results are rendered hidden before anything is typed, so that the first letter only changes the texts of
  // existing rows.
  const [isIdle, setIdle] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setIdle(true);
        return true;
      }),
    [],
  );

  return {
    query,
    isSearching,
    hit,
    hits: results?.hits ?? [],
    /** The results to render. */
    shown: results ? { query, result: results } : isIdle && isSearchable ? index.example() : null,
    type: (next: string) => {
      setQuery(next);
      setHit(0);
    },
    handleKey: (event: KeyboardEvent) => {
      const hits = results?.hits ?? [];
      const stride = strides[event.key];
      if (stride !== undefined) setHit(Math.max(0, Math.min(hit + stride, hits.length - 1)));
      else if (event.key === 'Enter') {
        const nodes = hits[hit];
        if (nodes) onDone(nodes);
      } else return;
      event.preventDefault();
    },
  };
}
