import { expect, test } from 'vitest';
import { wellFormed } from './wellFormed.ts';

test.each([
  ['half a character', String.raw`["a\ud83d"]`, ['a\ufffd']],
  [
    'its other half',
    String.raw`{"text":"\uDE00\ud83d\ud83d\ude00","sum":1}`,
    { text: '\ufffd\ufffd😀', sum: 1 },
  ],
  ['a whole one', String.raw`"\ud83d\ude00 \u4e2d"`, '😀 中'],
  ['what only looks like one', String.raw`"\\ud83d \\\ud83d"`, '\\ud83d \\\ufffd'],
])('a value with %s is well formed', (_, json, value) =>
  expect(wellFormed(json, JSON.parse(json))).toEqual(value),
);
