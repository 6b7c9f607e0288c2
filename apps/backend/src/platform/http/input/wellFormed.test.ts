import { expect, test } from 'vitest';
import { wellFormed } from './wellFormed.ts';

test.each([
  ['a high surrogate alone', String.raw`["a\ud83d"]`, ['a\ufffd']],
  [
    'a low surrogate alone, and a pair',
    String.raw`{"text":"\uDE00\ud83d\ud83d\ude00","sum":1}`,
    { text: '\ufffd\ufffd😀', sum: 1 },
  ],
  ['a surrogate pair', String.raw`"\ud83d\ude00 \u4e2d"`, '😀 中'],
  ['an escaped backslash before ud83d', String.raw`"\\ud83d \\\ud83d"`, '\\ud83d \\\ufffd'],
])('wellFormed replaces unpaired surrogates alone: %s', (_, json, value) =>
  expect(wellFormed(json, JSON.parse(json))).toEqual(value),
);
