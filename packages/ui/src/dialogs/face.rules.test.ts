import { expect, test } from 'vitest';
import { checkFace, isFaceName, toFaceIdentityIn } from './face.rules.ts';

test.each([
  ['林', true],
  ['欧阳林晓明', true],
  ['欧阳林晓明亮', false],
  ['', false],
  ['Lin', false],
  ['林 晓', false],
  ['林1', false],
  ['𠮷田', true],
])('isFaceName checks %j', (name, isRight) => {
  expect(isFaceName(name)).toBe(isRight);
});

test.each([
  ['林晓', '1101**********8515', false, {}],
  ['林晓', '1101**********8515', true, { identityId: 'malformed' }],
  ['林晓', '', false, { identityId: 'missing' }],
  ['Lin', '110101199003078515', true, { name: true }],
] as const)('checkFace checks %s, %s, edited: %s', (name, identityId, isEdited, problems) => {
  expect(checkFace(name, identityId, isEdited)).toEqual(problems);
});

test('toFaceIdentityIn omits a number that was not edited', () => {
  expect(toFaceIdentityIn(' 林晓 ', '1101**********8515', false)).toEqual({
    name: '林晓',
    identityTypeCode: 'ID_IDCARD',
  });
  expect(toFaceIdentityIn('林晓', '110101199003078515', true).identityId).toBe('110101199003078515');
});
