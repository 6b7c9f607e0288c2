import { expect, test } from 'vitest';
import type { BilingualPair } from './cell.ts';
import { choice, yesNo } from './choiceColumns.ts';
import { yuan } from './numberColumns.ts';
import { text } from './textColumns.ts';
import { day, end, moment } from './timeColumns.ts';

const naming: readonly [name: BilingualPair, about: BilingualPair] = [
  ['', ''],
  ['', ''],
];
const mobile = text(...naming, { pattern: [/^1\d{10}$/, 'write 11 digits'] });

test.each([
  ['a price with its unit', yuan(...naming), '￥１，２９９．５元', 129_950],
  ['a tick', yesNo(...naming), '√', true],
  ['a full-width no', yesNo(...naming), 'Ｎ', false],
  [
    'a choice with full-width brackets',
    choice({ head: ['顶部（上）', 'head'] }, ...naming),
    '顶部(上)',
    'head',
  ],
  ['a full-width mobile number', mobile, '１３８００００００００', '13800000000'],
  ['a day in Chinese', day(...naming), '2026年3月9日', '2026-03-09'],
  ['a moment in Chinese', moment(...naming), '2026年3月9日19时30分', new Date('2026-03-09T11:30:00Z')],
  ['a full-width end date', end(...naming), '２０２６／３／９', new Date('2026-03-09T15:59:59Z')],
])('a cell is read as people type it: %s', (_, column, cell, value) => {
  expect(column.read(cell)).toEqual({ value });
});

test.each([
  ['a day and an hour run together', moment(...naming), '2026-03-19:30'],
  ['a day that does not exist', day(...naming), '2026年2月31日'],
  ['an ambiguous comma', yuan(...naming), '12,34'],
])('a cell with %s is rejected', (_, column, cell) => {
  expect(column.read(cell)).toHaveProperty('problem');
});
