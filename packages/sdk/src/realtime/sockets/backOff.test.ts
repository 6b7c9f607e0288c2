import { describe, expect, it } from 'vitest';
import { backOffMs } from './backOff.ts';

describe('backOffMs', () => {
  it('returns 2^(n+1) seconds, at most 180, reduced at random by up to a quarter', () => {
    expect([0, 1, 2, 6, 7, 8, 40].map((failed) => backOffMs(failed, 0) / 1000)).toEqual([
      2, 4, 8, 128, 180, 180, 180,
    ]);
    expect(backOffMs(0, 0.999_999)).toBeCloseTo(1500, 0);
  });
});
