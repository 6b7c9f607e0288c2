import { expect, test } from 'vitest';
import { unmeasuredReads } from './measure.ts';

test('every read endpoint is measured in a large school, or excluded with a reason', () => {
  expect(unmeasuredReads()).toEqual([]);
});
