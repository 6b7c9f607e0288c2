import { expect, it } from 'vitest';
import { pageOf } from './pageOf.ts';

it.each([
  ['page=1', 1],
  ['?page=2', 2],
  ['kind=live&page=37', 37],
  ['page=10000', 10_000],
  ['', 1],
  ['page=', 1],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=2.7', 1],
  ['page=1e3', 1],
  ['page=10001', 1],
  ['page=Infinity', 1],
  ['page=999999999999', 1],
  ['page=两', 1],
])('pageOf reads the page number of "%s", or 1', (search, page) => {
  expect(pageOf(search)).toBe(page);
  expect(pageOf(new URLSearchParams(search))).toBe(page);
});
