import { expect, it } from 'vitest';
import { likePattern } from './likePattern.ts';

it.each([
  ['函数', '%函数%'],
  [' 100% ', String.raw`%100\%%`],
  ['a_b', String.raw`%a\_b%`],
  [String.raw`c\d`, String.raw`%c\\d%`],
  ['', '%%'],
])('likePattern escapes %j and matches it anywhere', (text, pattern) =>
  expect(likePattern(text)).toBe(pattern),
);
