import { deepest, type CascaderNode, type ChildrenOf } from '../tree.ts';

export interface SearchResult {
  /** The best ones, each with its parents, at most as many as asked for. */
  hits: CascaderNode[][];
  /** How many there are in all. */
  total: number;
}

export interface SearchOptions {
  limit: number;
  /** Whether a node with children is a result too. */
  canChooseBranch: boolean;
}

export interface SearchIndex {
  /** Reads on while `hasTime` says so; true once everything is read. */
  build: (hasTime: () => boolean) => boolean;
  /**
   * Searches for one of the letters that most nodes hold and keeps what it found; true once all of these are
   * known. They are what takes longest to look for, and so a first letter typed often is one of them.
   */
  preloadLetter: (options: SearchOptions) => boolean;
  /** What was preloaded last. */
  example: () => Found | null;
  search: (query: string, options: SearchOptions) => SearchResult;
}

/** How well a text fits, best first. */
const rank = { exact: 0, start: 1, across: 2, inside: 3, parents: 4 } as const;
const longest = 64;
/** Nodes read between two looks at the clock, and between two whose letters are counted. */
const stride = 256;
/** How many letters are preloaded. */
const preloadedLetters = 16;

/** The words of a query; without spaces it is one word, which may reach over several labels. */
export const wordsOf = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * Ranks one word in a node's text (its parents' labels and, from `own`, its own); -1 when it is not there.
 * What its parent holds (`inherited` is not -1) is not read again.
 */
function rankOf(text: string, own: number, word: string, inherited: number): number {
  const at = text.indexOf(word, own - word.length + 1);
  if (at === -1) return inherited === -1 ? -1 : rank.parents;
  if (at > own) return rank.inside;
  if (at === own || text.startsWith(word, own))
    return text.length - own === word.length ? rank.exact : rank.start;
  return text.includes(word, own) ? rank.inside : rank.across;
}

/** Folds letters into 32 bits: a text whose bits lack one of a word's cannot hold it, which is seen without reading it. */
function bitsOf(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at += 1) bits |= 1 << (text.charCodeAt(at) & 31);
  return bits;
}

/** Joined strings are laid out when they are first read; read here, the first search finds them ready. */
function laidOut(text: string): string {
  text.indexOf('\n');
  return text;
}

const keyOf = (words: readonly string[], { limit, canChooseBranch }: SearchOptions) =>
  `${limit} ${canChooseBranch} ${words.join(' ')}`;

/** A word of the query, or all of them together. */
interface Term {
  word: string;
  isTogether: boolean;
  bits: number;
  /** How well each node read so far holds it, by the node's number. */
  fits: Int8Array;
}

/** What a query found. */
export interface Found {
  query: string;
  /** All that holds it, whatever could be chosen: a longer query is found among these. */
  nodes: readonly number[];
  result: SearchResult;
}

/**
 * Makes the text index of a tree: one lower-case string a node, its parents' labels
 * first. It is built in slices while the page is idle; a search that comes earlier
 * reads the rest at once. Nodes are ranked before they are cut.
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
    texts.push(laidOut(before + label));
    bits.push((bits[top.parent] ?? 0) | bitsOf(label));
    isOff.push(node.isDisabled === true || isOff[top.parent] === true);
    isInner.push(isBranch(node));
    const children = childrenOf(node);
    if (children?.length && stack.length < deepest) stack.push({ list: children, at: 0, parent: index });
    return true;
  };

  const build = (hasTime: () => boolean) => {
    while (hasTime()) {
      for (let count = 0; count < stride; count += 1) if (!readOne()) return true;
    }
    return false;
  };

  const frequentLetters = () => {
    const counts = new Map<string, number>();
    for (let at = 0; at < texts.length; at += stride)
      for (const letter of wordsOf(texts[at] ?? '').join(''))
        counts.set(letter, (counts.get(letter) ?? 0) + 1);
    return [...counts]
      .sort((one, other) => one[1] - other[1])
      .slice(-preloadedLetters)
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

  /** Ranks a node: it must hold every word and is as good as the worst of them, or as all together. */
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
    // Of several words each is looked for, and then all together.
    const terms: readonly Term[] = (words.length > 1 ? words.concat(query) : words).map((word, at) => ({
      word,
      isTogether: at === words.length,
      bits: bitsOf(word),
      fits: new Int8Array(texts.length).fill(-1),
    }));
    // Sorted by counting: the rank first, then the shorter label, then the tree's own order.
    const shelves: number[][] = [];
    // With several words a parent may hold one of them and not have been found.
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
      const shelf = (shelves[fit * longest + Math.min(lengthOf(index), longest - 1)] ??= []);
      if (shelf.length < limit) shelf.push(index);
    }
    const hits = shelves.flat().slice(0, limit).map(withParents);
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
      // Tried out, so that what narrows a search is compiled as well.
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

/** Cuts a label into pieces, those that were searched for marked. */
export function markWords(label: string, words: readonly string[]): TextPiece[] {
  const text = label.toLowerCase();
  // Some letters change their length in lower case; positions would be wrong.
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
