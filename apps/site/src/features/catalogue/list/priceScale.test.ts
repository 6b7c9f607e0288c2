import { expect, test } from 'vitest';
import { thumbsOf, scaleOf, priceFilterOf } from './priceScale.ts';

test.each([
  [
    { lowest: 0, highest: 2980 },
    { min: 0, max: 3000, step: 50 },
  ],
  [
    { lowest: 199, highest: 205 },
    { min: 199, max: 205, step: 1 },
  ],
  [
    { lowest: 99, highest: 499 },
    { min: 90, max: 500, step: 10 },
  ],
  [
    { lowest: 0, highest: 999_999 },
    { min: 0, max: 1_000_000, step: 10_000 },
  ],
])('the prices %o get a scale with round limits', (prices, scale) => {
  expect(scaleOf(prices)).toEqual(scale);
});

test('thumbs at the ends of the scale set no limit, and limits outside the scale are clamped to it', () => {
  const scale = { min: 0, max: 500, step: 10 };
  expect(thumbsOf({ from: '', to: '' }, scale)).toEqual([0, 500]);
  expect(thumbsOf({ from: '99', to: '9000' }, scale)).toEqual([99, 500]);
  expect(thumbsOf({ from: '900', to: '100' }, scale)).toEqual([100, 100]);
  expect(priceFilterOf([0, 500], scale)).toEqual({ from: '', to: '' });
  expect(priceFilterOf([100, 300], scale)).toEqual({ from: '100', to: '300' });
});
