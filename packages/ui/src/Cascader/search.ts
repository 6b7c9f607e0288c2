import { deepest, type CascaderNode, type ChildrenOf } from './tree.ts';

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
  isBranch: (node: CascaderNode) => boolean;
}

export interface SearchIndex {
  /** Reads on while `hasTime` says so; true once everything is read. */
  build: (hasTime: () => boolean) => boolean;
  search: (query: string, options: SearchOptions) => SearchResult;
}

/** How well a text fits, best first. */
const rank = { exact: 0, start: 1, across: 2, inside: 3, parents: 4 } as const;
const ranks = 5;
const longest = 64;
/** Nodes read between two looks at the clock. */
const stride = 256;

/** The words of a query; without spaces it is one word, which may reach over several labels. */
export const wordsOf = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

/** Ranks one word in a node's text (its parents' labels and, from `own`, its own); -1 when it is not there. */
function rankOf(text: string, own: number, word: string): number {
  // Looking from the front is many times faster, and most texts do not have it.
  if (!text.includes(word)) return -1;
  if (text.startsWith(word, own)) return text.length - own === word.length ? rank.exact : rank.start;
  const at = text.lastIndexOf(word);
  if (at >= own) return rank.inside;
  return at + word.length > own ? rank.across : rank.parents;
}

/** A text must hold every word; it is as good as the worst of them. */
function rankOfAll(text: string, own: number, words: readonly string[], whole: string): number {
  if (words.length === 1) return rankOf(text, own, whole);
  let worst = -1;
  for (const word of words) {
    const found = rankOf(text, own, word);
    if (found === -1) return -1;
    worst = Math.max(worst, found);
  }
  const together = rankOf(text, own, whole);
  return together === -1 ? worst : Math.min(together, worst);
}

/** Joined strings are laid out when they are first read; read here, the first search finds them ready. */
function laidOut(text: string): string {
  text.indexOf('\n');
  return text;
}

/**
 * Makes the text index of a tree: one lower-case string a node, its parents' labels
 * first. It is built in slices while the page is idle; a search that comes earlier
 * reads the rest at once. Nodes are ranked before they are cut (specification 9).
 */
export function createSearchIndex(roots: readonly CascaderNode[], childrenOf: ChildrenOf): SearchIndex {
  const nodes: CascaderNode[] = [];
  const parents: number[] = [];
  const texts: string[] = [];
  const owns: number[] = [];
  const isOff: boolean[] = [];
  const stack = [{ list: roots, at: 0, parent: -1 }];
  /** What the last query found, whatever could be chosen: a longer one is found among these. */
  let last: { query: string; found: readonly number[] } | null = null;

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
    const index = nodes.push(node) - 1;
    parents.push(top.parent);
    owns.push(before.length);
    texts.push(laidOut(before + node.label.toLowerCase()));
    isOff.push(node.isDisabled === true || isOff[top.parent] === true);
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

  const withParents = (index: number) => {
    const path: CascaderNode[] = [];
    for (let at = index; at !== -1; at = parents[at] ?? -1) {
      const node = nodes[at];
      if (node) path.unshift(node);
    }
    return path;
  };

  const search = (query: string, { limit, canChooseBranch, isBranch }: SearchOptions): SearchResult => {
    build(() => true);
    const words = wordsOf(query);
    const whole = words.join(' ');
    // Sorted by counting: the rank first, then the shorter label, then the tree's own order.
    const shelves: number[][] = Array.from({ length: ranks * longest }, () => []);
    const among = last?.query && whole.startsWith(last.query) ? last.found : null;
    const count = among ? among.length : texts.length;
    const all: number[] = [];
    let total = 0;
    for (let at = 0; at < count; at += 1) {
      const index = among ? (among[at] ?? 0) : at;
      const text = texts[index] ?? '';
      const own = owns[index] ?? 0;
      const found = rankOfAll(text, own, words, whole);
      if (found === -1) continue;
      all.push(index);
      if (isOff[index] === true) continue;
      const node = nodes[index];
      if (!node || (!canChooseBranch && isBranch(node))) continue;
      total += 1;
      const shelf = shelves[found * longest + Math.min(text.length - own, longest - 1)];
      if (shelf && shelf.length < limit) shelf.push(index);
    }
    last = { query: whole, found: all };
    const hits: CascaderNode[][] = [];
    for (const shelf of shelves) {
      for (const index of shelf) {
        if (hits.length === limit) return { hits, total };
        hits.push(withParents(index));
      }
    }
    return { hits, total };
  };

  return { build, search };
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
