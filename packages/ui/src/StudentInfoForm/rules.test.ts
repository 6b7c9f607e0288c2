import { describe, expect, test } from 'vitest';
import {
  checkStudentInfo,
  emptyStudentInfo,
  isIdentityCard,
  isMobile,
  needsSms,
  readNeeds,
  toStudentInfoIn,
  type StudentInfoIn,
} from './rules.ts';

test.each([
  ['18 digits', '110101199003078515', true],
  ['18 with X as the check digit', '11010519491231002x', true],
  ['X as a wrong check digit', '11010119900307851x', false],
  ['a mistyped digit', '110101199003078525', false],
  ['two swapped digits', '110101199003075815', false],
  ['the older format of 15 digits', '110101900307851', true],
  ['17 digits', '11010119900307851', false],
  ['an impossible day', '110101199002308518', false],
  ['an impossible month in the older format', '110101901307851', false],
  ['a leading zero', '010101199003078515', false],
  ['X in the middle', '1101011990030X8515', false],
  ['a masked number', '1101**********8515', false],
])('isIdentityCard checks %s', (_, text, isRight) => {
  expect(isIdentityCard(text)).toBe(isRight);
});

test.each([
  ['13800138000', true],
  ['12800138000', false],
  ['1380013800', false],
  ['23800138000', false],
])('isMobile checks %s', (text, isRight) => {
  expect(isMobile(text)).toBe(isRight);
});

test('readNeeds reads the field names of the wire with any kind of flag', () => {
  expect(readNeeds({ username: 1, cardtype: '1', StudentIDcardnumber: true, sex: 0 })).toEqual({
    name: true,
    identityType: true,
    identityId: true,
    mobile: false,
    sex: false,
    education: false,
    address: false,
  });
  expect(Object.values(readNeeds(null))).not.toContain(true);
});

describe('checkStudentInfo', () => {
  const all = readNeeds({
    username: 1,
    cardtype: 1,
    StudentIDcardnumber: 1,
    Studentcellphonenumber: 1,
    sex: 1,
    education: 1,
    address: 1,
  });
  const empty: StudentInfoIn = { ...emptyStudentInfo, smsCode: '' };
  const onFile = { ...emptyStudentInfo, identityId: '1101**********8515', mobile: '138****8000' };

  test('reports every required field that is empty, and no other', () => {
    expect(checkStudentInfo(empty, { needs: all, onFile: emptyStudentInfo, isSmsAsked: true })).toEqual({
      name: 'missing',
      identityTypeCode: 'missing',
      identityId: 'missing',
      mobile: 'missing',
      smsCode: 'missing',
      sex: 'missing',
      educationCode: 'missing',
      region: 'missing',
    });
    expect(
      checkStudentInfo(empty, { needs: readNeeds({}), onFile: emptyStudentInfo, isSmsAsked: true }),
    ).toEqual({});
  });

  test.each([
    ['ID_IDCARD', '123', 'malformed'],
    ['ID_PASSPORT', '123', undefined],
    ['ID_IDCARD', onFile.identityId, undefined],
    ['ID_IDCARD', '110101199003078515', undefined],
  ])('checks the identity number of %s: %s', (identityTypeCode, identityId, problem) => {
    const found = checkStudentInfo(
      { ...empty, identityTypeCode, identityId },
      { needs: all, onFile, isSmsAsked: false },
    );
    expect(found.identityId).toBe(problem);
  });

  test('checks an identity number by the stored type when no type is required', () => {
    const numberOf = (identityTypeCode: string) =>
      checkStudentInfo(
        { ...empty, identityTypeCode, identityId: 'E12345678' },
        { needs: { ...all, identityType: false }, onFile, isSmsAsked: false },
      ).identityId;
    expect(['', 'ID_IDCARD', 'ID_PASSPORT'].map(numberOf)).toEqual(['malformed', 'malformed', undefined]);
  });

  test.each([
    ['', 'missing'],
    ['1380013800', 'noMobile'],
    ['23800138000', 'noMobile'],
    ['12800138000', 'malformed'],
    ['13800138000', undefined],
    [onFile.mobile, undefined],
  ])('checks the mobile number “%s”', (mobile, problem) => {
    const found = checkStudentInfo({ ...empty, mobile }, { needs: all, onFile, isSmsAsked: false });
    expect(found.mobile).toBe(problem);
  });

  test('requires a county within the city', () => {
    const values = { ...empty, province: '1', city: '2' };
    expect(checkStudentInfo(values, { needs: all, onFile, isSmsAsked: false }).region).toBe('missing');
  });

  test('unchanged numbers are sent as SRC, and new ones as entered', () => {
    expect(toStudentInfoIn({ ...onFile, smsCode: '', name: ' 林晓 ' }, onFile)).toMatchObject({
      identityId: 'SRC',
      mobile: 'SRC',
      name: '林晓',
    });
    expect(toStudentInfoIn({ ...onFile, mobile: '13800138001', smsCode: '1' }, onFile).mobile).toBe(
      '13800138001',
    );
    expect(toStudentInfoIn(empty, emptyStudentInfo)).toMatchObject({ identityId: '', mobile: '' });
  });
});

test.each([
  ['', '', '', false],
  ['138****8000', '138****8000', '', false],
  ['13800138000', '', '13800138000', false],
  ['13800138001', '', '13800138000', true],
])(
  'needsSms for the mobile number “%s”, stored “%s”, of the account “%s”',
  (mobile, onFile, account, isNeeded) => {
    expect(needsSms(mobile, onFile, account)).toBe(isNeeded);
  },
);
