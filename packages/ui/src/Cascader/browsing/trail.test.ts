import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groups, regions } from '../fixtures.ts';
import {
  columnsOf,
  findByStart,
  nodesAt,
  positionAtNodes,
  applyStep,
  type Position,
  type Step,
} from './trail.ts';
import { findByValue, nodesAlong, type CascaderNode } from '../tree.ts';

const childrenOf = (node: CascaderNode) => node.children;
const nowhere: Position = { trail: [], cursor: null };
const walk = (steps: Step[], tree = regions, isSheet = false) => {
  const position = steps.reduce(
    (at, step) => applyStep(step, at, { roots: tree, childrenOf, isSheet }),
    nowhere,
  );
  const columns = columnsOf(tree, position.trail, childrenOf);
  const at = position.cursor ? nodesAt(columns, position, position.cursor) : [];
  return { way: at.map((node) => node.label).join('/'), columns: columns.length };
};

test('steps move the cursor down, into a node, along its children and out again', () => {
  expect(walk(['down'])).toEqual({ way: '浙江省', columns: 2 });
  expect(walk(['down', 'in', 'down'])).toEqual({ way: '浙江省/宁波市', columns: 3 });
  expect(walk(['down', 'in', 'in', 'last'])).toEqual({ way: '浙江省/杭州市/余杭区', columns: 3 });
  expect(walk(['down', 'in', 'in', 'out'])).toEqual({ way: '浙江省/杭州市', columns: 3 });
  expect(walk(['up'])).toEqual({ way: '香港特别行政区', columns: 2 });
});

test('the cursor wraps at the top, stops at the last row and does not enter a node without children', () => {
  expect(walk(['down', 'up', 'up', 'out']).way).toBe('浙江省');
  expect(walk(['last', 'up', 'in']).way).toBe('台湾省');
});

test('on a phone only one column is shown, and moving the cursor does not open the next', () => {
  expect(walk(['down'], regions, true)).toEqual({ way: '浙江省', columns: 1 });
  expect(walk(['down', 'in', 'down'], regions, true)).toEqual({ way: '浙江省/宁波市', columns: 2 });
  expect(walk(['down', 'in', 'out'], regions, true)).toEqual({ way: '浙江省', columns: 1 });
});

test('the cursor is on an existing row after any sequence of keys', () => {
  const step = fc.constantFrom<Step>('up', 'down', 'pageUp', 'pageDown', 'first', 'last', 'in', 'out');
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.boolean(), (steps, isSheet) => {
      let position = nowhere;
      for (const one of steps) {
        position = applyStep(one, position, { roots: groups, childrenOf, isSheet });
        const columns = columnsOf(groups, position.trail, childrenOf);
        const { cursor } = position;
        if (cursor) expect(columns[cursor.level]?.[cursor.index]).toBeDefined();
      }
    }),
  );
});

test('the cascader opens at the chosen value, also for 0, the empty string and equal values', () => {
  const chosen = nodesAlong(groups, [0, 1, 1, 1, ''], childrenOf);
  expect(chosen.map((node) => node.label)).toEqual(['2026 级', '会计学院', '初级会计', '春季班', '未分组']);
  expect(positionAtNodes(chosen, { roots: groups, childrenOf, isSheet: false })).toEqual({
    trail: [0, 0, 0, 0, 0],
    cursor: { level: 4, index: 0 },
  });
  expect(nodesAlong(groups, ['0'], childrenOf)).toEqual([]);
});

test('findByValue returns a node with its ancestors', () => {
  expect(findByValue(regions, '360103', childrenOf).map((node) => node.value)).toEqual([
    '36',
    '3601',
    '360103',
  ]);
  expect(findByValue(groups, '', childrenOf)).toHaveLength(5);
  expect(findByValue(regions, 'nowhere', childrenOf)).toEqual([]);
});

test('findByStart returns the next label beginning with the typed text, and wraps around', () => {
  expect(findByStart(regions, 1, '浙')).toBe(0);
  expect(findByStart(regions, 0, '江')).toBe(1);
  expect(findByStart(regions, 0, '海')).toBe(-1);
});
