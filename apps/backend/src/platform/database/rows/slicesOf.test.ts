import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slicesOf } from './slicesOf.ts';

test('slicesOf returns every item once and in order, in slices that are full except for the last', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 9 }), (list, size) => {
      const slices = [...slicesOf(list, size)];
      expect(slices.flat()).toEqual(list);
      expect(slices.slice(0, -1).every(({ length }) => length === size)).toBe(true);
      expect(slices.every(({ length }) => length > 0 && length <= size)).toBe(true);
    }),
  );
});
