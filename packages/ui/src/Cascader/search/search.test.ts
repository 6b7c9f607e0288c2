import fc from 'fast-check';
import { expect, test } from 'vitest';
import { manyNodes, regions } from '../fixtures.ts';
import { createSearchIndex, markWords, wordsOf } from './search.ts';
import type { CascaderNode } from '../tree.ts';

const childrenOf = (node: CascaderNode) => node.children;
const isBranch = (node: CascaderNode) => (node.children?.length ?? 0) > 0;
const leaves = { limit: 50, canChooseBranch: false };
const indexOf = (tree: readonly CascaderNode[]) => createSearchIndex(tree, childrenOf, isBranch);
const find = (query: string, options = leaves, tree = regions) => indexOf(tree).search(query, options);
const names = (query: string, options = leaves, tree = regions) =>
  find(query, options, tree).hits.map((nodes) => nodes.map((node) => node.label).join('/'));

/** Returns all leaves of a tree, each with the labels on its path. */
const waysOf = (nodes: readonly CascaderNode[], before = ''): string[] =>
  nodes.flatMap((node) =>
    node.children ? waysOf(node.children, before + node.label) : [before + node.label],
  );

test('a search finds equal labels under two parents, each with its own path', () => {
  expect(names('西湖')).toEqual(['浙江省/杭州市/西湖区', '江西省/南昌市/西湖区']);
});

test('a word may span several labels or match an ancestor', () => {
  expect(names('浙江省杭州市西湖')).toEqual(['浙江省/杭州市/西湖区']);
  expect(names('宁波')).toEqual(['浙江省/宁波市/海曙区', '浙江省/宁波市/江北区']);
});

test('all words of a query must match', () => {
  expect(names('重庆 江北')).toEqual(['重庆市/市辖区/江北区']);
  expect(names('重庆 西湖')).toEqual([]);
});

test('one of several words may match an ancestor only', () => {
  const tree = manyNodes(4, 6, 8);
  fc.assert(
    fc.property(fc.stringMatching(/^[1-8校区号楼班 -]{2,7}$/), (query) => {
      const words = wordsOf(query);
      const found = waysOf(tree).filter((way) => words.every((word) => way.includes(word)));
      expect(find(query, leaves, tree).total).toBe(found.length);
    }),
  );
});

test('disabled and unselectable nodes are not among the results', () => {
  expect(names('滨江')).toEqual([]);
  expect(names('台北')).toEqual([]);
  expect(names('杭州市', { ...leaves, canChooseBranch: true })[0]).toBe('浙江省/杭州市');
});

test('results are ranked before they are cut off: the best match comes first, though it is last in the tree', () => {
  const tree = [
    ...Array.from({ length: 500 }, (_, value) => ({ value, label: `高级 数学 ${value}` })),
    { value: 'start', label: '数学分析' },
    { value: 'exact', label: '数学' },
  ];
  const { hits, total } = find('数学', leaves, tree);
  expect(hits.slice(0, 2).map((nodes) => nodes[0]?.value)).toEqual(['exact', 'start']);
  expect(hits).toHaveLength(50);
  expect(total).toBe(502);
});

test('a partly built index finds the same as a complete one', () => {
  const tree = manyNodes(3, 20, 50);
  const index = indexOf(tree);
  let looks = 0;
  expect(index.build(() => (looks += 1) < 3)).toBe(false);
  expect(index.search('2-7-3', leaves)).toEqual(find('2-7-3', leaves, tree));
});

test('a preloaded index and its narrowed results find the same as a fresh one', () => {
  const tree = manyNodes(4, 6, 8);
  const index = indexOf(tree);
  index.build(() => true);
  while (!index.preloadLetter(leaves));
  for (const query of ['7', '7-', '班', '号楼', '3 班']) {
    expect(index.search(query, leaves)).toEqual(find(query, leaves, tree));
    const few = { limit: 3, canChooseBranch: true };
    expect(index.search(query, few)).toEqual(find(query, few, tree));
  }
});

test('searching a tree that contains itself terminates', () => {
  const loop: CascaderNode = { value: 1, label: '甲' };
  loop.children = [loop];
  expect(find('甲', { ...leaves, canChooseBranch: true }, [loop]).total).toBe(32);
});

test('every path that contains the query is found, and no other', () => {
  const tree = manyNodes(4, 6, 8);
  fc.assert(
    fc.property(fc.stringMatching(/^[1-8校区号楼班-]{1,4}$/), (query) => {
      const { hits, total } = find(query, { ...leaves, limit: 1000 }, tree);
      expect(total).toBe(waysOf(tree).filter((way) => way.includes(query)).length);
      expect(hits).toHaveLength(total);
    }),
  );
});

test('searching while typing and deleting finds the same as searching at once', () => {
  const tree = manyNodes(4, 6, 8);
  const index = indexOf(tree);
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[1-8校区号楼班 -]{1,5}$/), { maxLength: 6 }), (queries) => {
      for (const query of queries) {
        for (let length = 1; length <= query.length; length += 1) {
          const typed = query.slice(0, length);
          expect(index.search(typed, leaves)).toEqual(find(typed, leaves, tree));
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('a longer query finds branches that were not selectable for the shorter one', () => {
  const index = indexOf(regions);
  expect(index.search('杭州', leaves).total).toBeGreaterThan(0);
  const { hits } = index.search('杭州市', { ...leaves, canChooseBranch: true });
  expect(hits[0]?.map((node) => node.label)).toEqual(['浙江省', '杭州市']);
});

test('markWords marks the matches and preserves the label', () => {
  expect(markWords('西湖区', wordsOf('西湖'))).toEqual([
    { text: '西湖', isHit: true },
    { text: '区', isHit: false },
  ]);
  expect(markWords('浙江省', wordsOf('浙江省杭州'))).toEqual([{ text: '浙江省', isHit: true }]);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (label, query) => {
      const pieces = markWords(label, wordsOf(query));
      expect(pieces.map((piece) => piece.text).join('')).toBe(label);
    }),
  );
});
