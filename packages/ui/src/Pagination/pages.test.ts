import { expect, test } from 'vitest';
import { pagesToShow } from './pages.ts';

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [12, 12, [1, null, 11, 12]],
  [1, 0, []],
  [9, 5, [1, null, 5]],
  [7, 9_007_199_254_740_991, [1, null, 6, 7, 8, null, 9_007_199_254_740_991]],
])('the shown page numbers for page %i of %i', (page, pageCount, shown) => {
  expect(pagesToShow(page, pageCount)).toEqual(shown);
});
