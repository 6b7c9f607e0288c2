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
  ['18 with X', '11010519491231002x', true],
  ['X as the check digit of others', '11010119900307851x', false],
  ['a mistyped digit', '110101199003078525', false],
  ['two digits changed over', '110101199003075815', false],
  ['the older 15', '110101900307851', true],
  ['17', '11010119900307851', false],
  ['no such day', '110101199002308518', false],
  ['no such month in the older form', '110101901307851', false],
  ['a leading zero', '010101199003078515', false],
  ['X in the middle', '1101011990030X8515', false],
  ['masked', '1101**********8515', false],
])('an identity card: %s', (_, text, isRight) => {
  expect(isIdentityCard(text)).toBe(isRight);
});

test.each([
  ['13800138000', true],
  ['12800138000', false],
  ['1380013800', false],
  ['23800138000', false],
])('a mobile: %s', (text, isRight) => {
  expect(isMobile(text)).toBe(isRight);
});

test('needs are read from the names of the wire, whatever they are', () => {
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

describe('checking', () => {
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

  test('everything that is asked for is missed, and nothing else', () => {
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
  ])('%s with %s', (identityTypeCode, identityId, problem) => {
    const found = checkStudentInfo(
      { ...empty, identityTypeCode, identityId },
      { needs: all, onFile, isSmsAsked: false },
    );
    expect(found.identityId).toBe(problem);
  });

  test('a number is checked as that of the type on file where no type is asked for', () => {
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
  ])('the mobile %s', (mobile, problem) => {
    const found = checkStudentInfo({ ...empty, mobile }, { needs: all, onFile, isSmsAsked: false });
    expect(found.mobile).toBe(problem);
  });

  test('a county must follow its city', () => {
    const values = { ...empty, province: '1', city: '2' };
    expect(checkStudentInfo(values, { needs: all, onFile, isSmsAsked: false }).region).toBe('missing');
  });

  test('unchanged numbers are sent as SRC, new ones as they are', () => {
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
])('a mobile %s, on file %s, of the account %s', (mobile, onFile, account, isNeeded) => {
  expect(needsSms(mobile, onFile, account)).toBe(isNeeded);
});
