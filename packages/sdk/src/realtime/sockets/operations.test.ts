import { expect, it } from 'vitest';
import * as operations from './operations.ts';

it('every HTTP fallback of a socket operation is idempotent', () => {
  const fallbacks = Object.values(operations).flatMap(({ fallback }) => fallback ?? []);
  expect(fallbacks.length).toBeGreaterThan(8);
  expect(fallbacks.filter(({ idempotent }) => idempotent !== true)).toEqual([]);
});
