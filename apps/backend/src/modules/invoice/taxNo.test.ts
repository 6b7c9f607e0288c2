import { expect, test } from 'vitest';
import { isTaxNo } from './taxNo.ts';

test.each([
  ['91350100M000100Y43', true],
  ['91350100M000100Y44', false],
  // Contains a character that is not allowed.
  ['91350100I000100Y43', false],
  // Older numbers, and those of sole traders, have no check character.
  ['440300123456789', true],
  ['320102198001010011', true],
  ['32010219800101001100', true],
  ['4403001234567', false],
  ['91350100m000100y43', false],
])('isTaxNo validates the form and check character: %s is %s', (taxNo, isOne) =>
  expect(isTaxNo(taxNo)).toBe(isOne),
);
