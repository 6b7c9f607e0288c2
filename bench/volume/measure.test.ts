import { expect, test } from 'vitest';
import { unmeasuredReads } from './measure.ts';

test('every call that reads is measured in a big school, or left out with a reason', () => {
  expect(unmeasuredReads()).toEqual([]);
});
