import { expect, it } from 'vitest';
import * as operations from './operations.ts';

it('every twin may be tried after its operation', () => {
  const twins = Object.values(operations).flatMap(({ twin }) => twin ?? []);
  expect(twins.length).toBeGreaterThan(8);
  expect(twins.filter(({ idempotent }) => idempotent !== true)).toEqual([]);
});
