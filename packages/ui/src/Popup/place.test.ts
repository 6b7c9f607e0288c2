import fc from 'fast-check';
import { expect, test } from 'vitest';
import { place } from './place.ts';

const viewport = { width: 800, height: 600 };

test('a popup is placed below its anchor where there is room', () => {
  expect(
    place({ left: 100, top: 40, width: 200, height: 44 }, { width: 300, height: 200 }, viewport),
  ).toEqual({ left: 100, top: 88, side: 'below' });
});

test('a popup is placed above its anchor where only that side has room', () => {
  expect(
    place({ left: 100, top: 500, width: 200, height: 44 }, { width: 300, height: 200 }, viewport),
  ).toMatchObject({ top: 296, side: 'above' });
});

test('a popup is shifted left to avoid overflowing on the right', () => {
  expect(
    place({ left: 700, top: 40, width: 90, height: 44 }, { width: 300, height: 200 }, viewport).left,
  ).toBe(492);
});

test('a popup is inside the viewport wherever its anchor is', () => {
  const px = fc.integer({ min: -2000, max: 2000 });
  const size = fc.integer({ min: 0, max: 580 });
  fc.assert(
    fc.property(px, px, size, size, (left, top, width, height) => {
      const at = place({ left, top, width: 100, height: 44 }, { width, height }, viewport);
      expect(at.left).toBeGreaterThanOrEqual(8);
      expect(at.top).toBeGreaterThanOrEqual(8);
      expect(at.left + width).toBeLessThanOrEqual(792);
      expect(at.top + height).toBeLessThanOrEqual(592);
    }),
  );
});
