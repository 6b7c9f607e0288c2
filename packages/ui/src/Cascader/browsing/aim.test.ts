import { expect, test } from 'vitest';
import { isHeadingFor } from './aim.ts';

const edge = { x: 200, top: 100, bottom: 400 };

test.each([
  ['straight on', { x: 100, y: 150 }, { x: 120, y: 150 }, true],
  ['down, inside the triangle', { x: 100, y: 150 }, { x: 120, y: 180 }, true],
  ['down, too steep', { x: 100, y: 150 }, { x: 105, y: 200 }, false],
  ['up, too steep', { x: 100, y: 150 }, { x: 110, y: 120 }, false],
  ['straight down', { x: 100, y: 150 }, { x: 100, y: 180 }, false],
  ['away from the edge', { x: 100, y: 150 }, { x: 90, y: 150 }, false],
  ['from beyond the edge', { x: 210, y: 150 }, { x: 220, y: 150 }, false],
])('isHeadingFor decides for a pointer moving %s', (_, from, to, is) => {
  expect(isHeadingFor(edge, from, to)).toBe(is);
});
