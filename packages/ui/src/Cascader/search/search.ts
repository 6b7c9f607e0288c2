import { maxDepth, type CascaderNode, type ChildrenOf } from '../tree.ts';

export interface SearchResult {
  /** The best matches, each preceded by its parents, at most `limit`. */
  hits: CascaderNode[][];
  /** Total number of matches. */
  total: number;
}

export interface SearchOptions {
  limit: number;
  /** Whether nodes with children are results too. */
  canChooseBranch: boolean;
}

export interface SearchIndex {
  /** Indexes nodes while `hasTime` returns true; returns whether the whole tree is indexed. */
  build: (hasTime: () => boolean) => boolean;
  /**
   * Searches for one of the most frequent letters and caches the result; returns whether all of them are
   * cached. Frequent letters have the slowest searches, and are likely to be typed first.
   */
  preloadLetter: (options: SearchOptions) => boolean;
  /** The result preloaded last. */
  example: () => Found | null;
  search: (query: string, options: SearchOptions) => SearchResult;
}

/**
 * Rank of a match by its position in the text, best first. `across`: the match begins in the parents' labels
 * and ends in the node's own.
 */
const rank = { exact: 0, start: 1, across: 2, inside: 3, parents: 4 } as const;
const lengthBuckets = 64;
/** Number of nodes indexed between two checks of the time, and the sampling interval for counting letters. */
const sliceSize = 256;
/** Number of letters whose results are preloaded. */
const preloadedLetterCount = 16;

/** Splits a query into words. A query without spaces is one word, which may match across several labels. */
export const wordsOf = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * Returns the rank of one word in a node's text, which consists of the parents' labels and, from index `own`,
 * the node's label; -1 if the word is missing. If the parent contains the word (`inherited` is not -1) the
 * parents' labels are not searched again.
 */
function rankOf(text: string, own: number, word: string, inherited: number): number {
  const at = text.indexOf(word, own - word.length + 1);
  if (at === -1) return inherited === -1 ? -1 : rank.parents;
  if (at > own) return rank.inside;
  if (at === own || text.startsWith(word, own))
    return text.length - own === word.length ? rank.exact : rank.start;
  return text.includes(word, own) ? rank.inside : rank.across;
}

/**
 * Maps the letters of a text to a mask of 32 bits. A text without all bits of a word cannot contain it, so most
 * texts are ruled out without being searched.
 */
function bitsOf(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at += 1) bits |= 1 << (text.charCodeAt(at) & 31);
  return bits;
}

/**
 * Forces the engine to flatten a concatenated string, which it otherwise does on the first read, so that the
 * first search is not slowed down.
 */
function flattened(text: string): string {
  text.indexOf('\n');
  return text;
}

const keyOf = (words: readonly string[], { limit, canChooseBranch }: SearchOptions) =>
  `${limit} ${canChooseBranch} ${words.join(' ')}`;

/** One word of the query, or the whole query. */
interface Term {
  word: string;
  isTogether: boolean;
  bits: number;
  /** Rank of each node indexed so far, by node number; -1 for no match. */
  fits: Int8Array;
}

/** Result of a query. */
export interface Found {
  query: string;
  /** All nodes that match, including those that cannot be chosen; a longer query searches only these. */
  nodes: readonly number[];
  result: SearchResult;
}

/**
 * Creates the text index of a tree: one lower-case string per node, its parents' labels first. It is built in
 * slices while the page is idle; a search before that builds the rest synchronously. All matches are ranked
 * before the list is limited.
 */
export function createSearchIndex(
  roots: readonly CascaderNode[],
  childrenOf: ChildrenOf,
  isBranch: (node: CascaderNode) => boolean,
): SearchIndex {
  const nodes: CascaderNode[] = [];
  const parents: number[] = [];
  const texts: string[] = [];
  const all: number[] = [];
  const owns: number[] = [];
  const bits: number[] = [];
  const isOff: boolean[] = [];
  const isInner: boolean[] = [];
  const stack = [{ list: roots, at: 0, parent: -1 }];
  let last: Found | null = null;
  const known = new Map<string, Found>();
  let letters: string[] | undefined;

  const readOne = () => {
    const top = stack[stack.length - 1];
    if (!top) return false;
    const node = top.list[top.at];
    if (!node) {
      stack.pop();
      return true;
    }
    top.at += 1;
    const before = texts[top.parent] ?? '';
    const label = node.label.toLowerCase();
    const index = nodes.push(node) - 1;
    all.push(index);
    parents.push(top.parent);
    owns.push(before.length);
    texts.push(flattened(before + label));
    bits.push((bits[top.parent] ?? 0) | bitsOf(label));
    isOff.push(node.isDisabled === true || isOff[top.parent] === true);
    isInner.push(isBranch(node));
    const children = childrenOf(node);
    if (children?.length && stack.length < maxDepth) stack.push({ list: children, at: 0, parent: index });
    return true;
  };

  const build = (hasTime: () => boolean) => {
    while (hasTime()) {
      for (let count = 0; count < sliceSize; count += 1) if (!readOne()) return true;
    }
    return false;
  };

  const frequentLetters = () => {
    const counts = new Map<string, number>();
    for (let at = 0; at < texts.length; at += sliceSize)
      for (const letter of wordsOf(texts[at] ?? '').join(''))
        counts.set(letter, (counts.get(letter) ?? 0) + 1);
    return [...counts]
      .sort((one, other) => one[1] - other[1])
      .slice(-preloadedLetterCount)
      .map(([letter]) => letter);
  };

  const withParents = (index: number) => {
    const path: CascaderNode[] = [];
    for (let at = index; at !== -1; at = parents[at] ?? -1) {
      const node = nodes[at];
      if (node) path.unshift(node);
    }
    return path;
  };

  /**
   * Ranks a node. It must contain every word, and gets the rank of its worst word, or of the whole query if
   * that is better.
   */
  const rankNode = (index: number, terms: readonly Term[]) => {
    const has = bits[index] ?? 0;
    const parent = parents[index] ?? -1;
    let found = 0;
    for (let at = 0; at < terms.length; at += 1) {
      const term = terms[at];
      if (!term) continue;
      const inherited = parent === -1 ? -1 : (term.fits[parent] ?? -1);
      const fit =
        (has & term.bits) === term.bits
          ? rankOf(texts[index] ?? '', owns[index] ?? 0, term.word, inherited)
          : -1;
      term.fits[index] = fit;
      if (term.isTogether) found = fit === -1 ? found : Math.min(fit, found);
      else found = fit === -1 || found === -1 ? -1 : Math.max(fit, found);
    }
    return found;
  };

  const lengthOf = (index: number) => (texts[index]?.length ?? 0) - (owns[index] ?? 0);

  const find = (words: readonly string[], { limit, canChooseBranch }: SearchOptions): Found => {
    const query = words.join(' ');
    // Several words are searched for one by one, and then as a whole.
    const terms: readonly Term[] = (words.length > 1 ? words.concat(query) : words).map((word, at) => ({
      word,
      isTogether: at === words.length,
      bits: bitsOf(word),
      fits: new Int8Array(texts.length).fill(-1),
    }));
    // A counting sort: by rank, then by shorter label, then in tree order.
    const buckets: number[][] = [];
    // Narrowing the last result is valid only for one word: with several, a parent may contain one of the words
    // without having been a match.
    const among = last?.query && words.length === 1 && query.startsWith(last.query) ? last.nodes : all;
    const found: number[] = [];
    let total = 0;
    for (let at = 0; at < among.length; at += 1) {
      const index = among[at] ?? 0;
      const fit = rankNode(index, terms);
      if (fit === -1) continue;
      found.push(index);
      if (isOff[index] === true || (!canChooseBranch && isInner[index] === true)) continue;
      total += 1;
      const bucket = (buckets[fit * lengthBuckets + Math.min(lengthOf(index), lengthBuckets - 1)] ??= []);
      if (bucket.length < limit) bucket.push(index);
    }
    const hits = buckets.flat().slice(0, limit).map(withParents);
    return { query, nodes: found, result: { hits, total } };
  };

  const search = (query: string, options: SearchOptions) => {
    build(() => true);
    const words = wordsOf(query);
    last = known.get(keyOf(words, options)) ?? find(words, options);
    return last.result;
  };

  const preloadLetter = (options: SearchOptions) => {
    letters ??= frequentLetters();
    const letter = letters.pop();
    if (letter !== undefined) {
      last = find([letter], options);
      known.set(keyOf([letter], options), last);
      // A warm-up, so that the code that narrows a search is compiled as well.
      find([letter + letter], options);
    }
    return letters.length === 0;
  };

  return { build, preloadLetter, example: () => last, search };
}

export interface TextPiece {
  text: string;
  isHit: boolean;
}

/** Splits a label into pieces, marking those that match. */
export function markWords(label: string, words: readonly string[]): TextPiece[] {
  const text = label.toLowerCase();
  // Lower case changes the length of some letters, so the positions would be wrong.
  if (text.length !== label.length) return [{ text: label, isHit: false }];
  const isHit = Array.from(text, () => false);
  for (const word of words) {
    const at = text.indexOf(word);
    if (at !== -1) isHit.fill(true, at, at + word.length);
    else if (text && word.includes(text)) isHit.fill(true);
  }
  const pieces: TextPiece[] = [];
  let from = 0;
  for (let at = 1; at <= label.length; at += 1) {
    if (at < label.length && isHit[at] === isHit[from]) continue;
    pieces.push({ text: label.slice(from, at), isHit: isHit[from] === true });
    from = at;
  }
  return pieces;
}
