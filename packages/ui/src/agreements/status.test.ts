import { expect, test } from 'vitest';
import { agreementStateOf, mayEnterStudy, readAgreementStatus, type AgreementStatus } from './status.ts';

test.each([
  [0, 'unsigned'],
  [1, 'unsigned'],
  [2, 'signed'],
  [3, 'signed'],
  [4, 'expired'],
  [5, 'notNeeded'],
] as const)('%i is %s', (status, state) => {
  expect(agreementStateOf(status)).toBe(state);
});

test.each([
  ['3', 3],
  [4, 4],
  ['', 0],
  [null, 0],
  [6, 0],
  ['signed', 0],
])('%j is read as %i', (raw, status) => {
  expect(readAgreementStatus(raw)).toBe(status);
});

test.each<[string, AgreementStatus[], boolean, boolean]>([
  ['all signed or free', [2, 3, 5], false, true],
  ['one is open', [2, 1], false, false],
  ['one is open, one is enough', [2, 1], true, true],
  ['an expired one', [2, 4], false, false],
  ['only open ones, one is enough', [0, 1], true, false],
  ['none', [], false, true],
])('%s', (_, statuses, isOneEnough, may) => {
  expect(mayEnterStudy(statuses, isOneEnough)).toBe(may);
});
