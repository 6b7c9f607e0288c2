import { ApiError } from '@lectern/sdk';
import { readNeeds, type StudentInfoIn } from '@lectern/ui/StudentInfoForm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answer, fakeSchool, setUpFakeSchool, inputsOf } from '../../shared/testing/school.fixture.ts';
import { memoryStorage, replacePorts } from '../../shared/ports.ts';
import { session } from '../../shared/session/session.store.ts';
import { smsWaits } from '../login/readers.ts';
import type { IdentityProof } from '../setting/index.ts';
import { askInformation, information } from './information.store.ts';
import { storeDraft, loadPerson, person, savePerson, sendPersonSms, toInput } from './person.store.ts';

vi.mock('../../shared/client/client.ts', () => import('../../shared/testing/school.fixture.ts'));
vi.mock('../../shared/overlays/toast.ts', () => import('../../shared/testing/school.fixture.ts'));
const identity = vi.hoisted((): { proof: IdentityProof } => ({ proof: {} }));
vi.mock('../setting/index.ts', () => ({
  withIdentity: (work: (proof: IdentityProof) => unknown) => work(identity.proof),
}));
vi.mock('../login/readers.ts', async (original) => ({
  ...(await original<object>()),
  solveChallenge: async () => ({ ticket: 'second', randstr: 'r2' }),
}));

const filled: StudentInfoIn = {
  name: '顾言希',
  identityTypeCode: 'ID_IDCARD',
  identityId: 'SRC',
  mobile: '13900001234',
  smsCode: '123456',
  sex: 'FEMALE',
  educationCode: 'BECHELOR',
  province: '江苏省',
  city: '南京市',
  county: '玄武区',
  addressDetail: '四牌楼 2 号',
};
const all = readNeeds({
  username: 1,
  cardtype: 1,
  StudentIDcardnumber: 1,
  Studentcellphonenumber: 1,
  sex: 1,
  education: 1,
  address: 1,
});
const throwing =
  (kind: 'business' | 'captcha' | 'network', message = ''): Answer =>
  () => {
    throw new ApiError({ kind, endpoint: 'call', code: kind === 'captcha' ? '600' : '0', message });
  };

setUpFakeSchool();
beforeEach(() => {
  Object.assign(session, { userId: '5', companyId: '1', schoolId: '2' });
  Object.assign(information, { needs: all, asks: 'person' });
  smsWaits.until = {};
});

describe('askInformation', () => {
  test.each([
    ['nothing', { result: true, deficiencyInfo: {} }],
    ['person', { result: false, deficiencyInfo: { username: 1 } }],
    ['school', { result: false, deficiencyInfo: { username: 0 } }],
    ['school', null],
  ] as const)('finds that %s is required by %j', async (asks, reply) => {
    fakeSchool.answers.set('agreement.validatePerfectStudentInfo', () => reply);
    await askInformation({ targetId: '7', targetType: 'COURSE' });
    expect(information.asks).toBe(asks);
  });

  test.each([
    ['COURSE', 0],
    ['MOUDLE', 0],
    ['PACKAGE', 1],
  ] as const)('sends the target type %s as %d', async (targetType, type) => {
    await askInformation({ targetId: '7', targetType });
    expect(inputsOf('agreement.validatePerfectStudentInfo')).toEqual([{ targetId: '7', type }]);
  });
});

describe('toInput', () => {
  test('sends every required field', () => {
    expect(toInput(filled, all, '5')).toEqual({ id: '5', ...filled });
  });

  test('omits fields that are not required', () => {
    expect(toInput(filled, readNeeds({ sex: 1 }), '5')).toEqual({ id: '5', sex: 'FEMALE' });
  });

  test('omits an empty code and values unknown to the server', () => {
    const input = toInput({ ...filled, smsCode: '', sex: 'OTHER', educationCode: '' }, all, '5');
    expect(Object.keys(input)).not.toEqual(expect.arrayContaining(['smsCode']));
    expect(input).not.toHaveProperty('sex');
    expect(input).not.toHaveProperty('educationCode');
  });
});

describe('savePerson', () => {
  test('succeeds with the message “success”', async () => {
    fakeSchool.answers.set('agreement.perfectStudentInfo', () => ({ msg: 'success' }));
    expect(await savePerson(filled)).toMatchObject({ isDone: true });
  });

  test.each([
    ['a new one replaces the old', '13900001234', '13900001234'],
    ['an unchanged one is kept', 'SRC', '13800000001'],
  ])('stores the account’s mobile number: %s', async (_, mobile, phone) => {
    session.phone = '13800000001';
    fakeSchool.answers.set('agreement.perfectStudentInfo', () => ({ msg: 'success' }));
    await savePerson({ ...filled, mobile });
    expect(session.phone).toBe(phone);
  });

  test('sends the proof of identity, and returns what the school requires instead', async () => {
    const message = '请先验证身份再绑定手机号，也可以到账号设置里绑定';
    fakeSchool.answers.set('agreement.perfectStudentInfo', ({ verifyToken }) => {
      if (verifyToken === 'proof') return { msg: 'success' };
      const data = { field: 'mobile', reason: 'proof' };
      throw new ApiError({ kind: 'business', endpoint: 'call', code: '0', message, data });
    });
    expect(await savePerson(filled)).toMatchObject({ isDone: false, reason: 'proof', message });
    identity.proof = { verifyToken: 'proof' };
    expect(await savePerson(filled)).toMatchObject({ isDone: true });
    identity.proof = {};
  });

  test.each<[string, Answer, string]>([
    ['another message', () => ({ msg: '手机号已绑定' }), '手机号已绑定'],
    ['no message', () => ({}), '提交失败'],
    ['a refusal', throwing('business', '验证码错误'), '验证码错误'],
    ['a refusal without a message', throwing('business'), '提交失败'],
    ['no network', throwing('network'), '网络断开了，请检查网络后再试'],
  ])('returns a message for %s', async (_, answer, message) => {
    fakeSchool.answers.set('agreement.perfectStudentInfo', answer);
    expect(await savePerson(filled)).toMatchObject({ isDone: false, message });
    expect(person.isBusy).toBe(false);
  });
});

describe('sendPersonSms', () => {
  const first = { ticket: 'first', randstr: 'r1' };
  beforeEach(() => void replacePorts({ now: () => 1_000_000, storage: memoryStorage() }));

  test('sends the ticket of the challenge and waits for a minute', async () => {
    expect(await sendPersonSms('13900001234', first)).toBe(true);
    expect(inputsOf('studentInfo.sendPhoneChangeSms')).toEqual([
      { mobile: '13900001234', codeType: 'CHANGE_PHONE', ...first },
    ]);
    expect(smsWaits.until).toEqual({ 13900001234: 1_060_000 });
  });

  test('solves another challenge if the server asks for one', async () => {
    fakeSchool.answers.set('studentInfo.sendPhoneChangeSms', (input) =>
      input['ticket'] === 'first' ? throwing('captcha')({}) : null,
    );
    expect(await sendPersonSms('13900001234', first)).toBe(true);
    expect(inputsOf('studentInfo.sendPhoneChangeSms').map(({ ticket }) => ticket)).toEqual([
      'first',
      'second',
    ]);
  });

  test('shows the server’s message if refused', async () => {
    fakeSchool.answers.set('studentInfo.sendPhoneChangeSms', throwing('business', '今天发送太多次了'));
    expect(await sendPersonSms('13900001234', first)).toBe(false);
    expect(fakeSchool.toasts).toEqual(['今天发送太多次了']);
    expect(smsWaits.until).toEqual({});
  });

  test('waits as long as a refusal names', async () => {
    fakeSchool.answers.set('studentInfo.sendPhoneChangeSms', () => {
      const data = { retryAfterSeconds: 40 };
      throw new ApiError({ kind: 'business', endpoint: 'call', code: '0', message: '请稍后', data });
    });
    expect(await sendPersonSms('13900001234', first)).toBe(false);
    expect(smsWaits.until).toEqual({ 13900001234: 1_040_000 });
  });
});

describe('a draft stored before a reload', () => {
  const tab = new Map<string, string>();
  const { smsCode: _, ...typed } = { ...filled, identityId: '11010519491231002X' };

  beforeEach(async () => {
    tab.clear();
    replacePorts({ tabStorage: memoryStorage(tab) });
    fakeSchool.answers.set('setting.detail', () => ({ name: '顾言希', identityId: '1101**********002X' }));
    await loadPerson();
  });

  test('is restored without the identity number, which is never stored', async () => {
    expect(person.draft).toBeUndefined();
    storeDraft(typed);
    await loadPerson();
    expect(person.draft).toMatchObject({ city: '南京市', sex: 'FEMALE', identityId: '' });
    // Unchanged values are not stored, since they may change on the server meanwhile.
    expect(person.draft).not.toHaveProperty('name');
    expect([...tab.values()].join('')).not.toContain('11010519491231002X');
  });

  test('keeps the number on file if no other was typed', async () => {
    storeDraft({ ...typed, identityId: '1101**********002X' });
    await loadPerson();
    expect(person.draft).not.toHaveProperty('identityId');
  });

  test('is cleared once the school has saved it', async () => {
    storeDraft(typed);
    fakeSchool.answers.set('agreement.perfectStudentInfo', () => ({ msg: 'failed' }));
    await savePerson(filled);
    await loadPerson();
    expect(person.draft).toMatchObject({ city: '南京市' });
    fakeSchool.answers.set('agreement.perfectStudentInfo', () => ({ msg: 'success' }));
    await savePerson(filled);
    await loadPerson();
    expect(person.draft).toBeUndefined();
  });
});
