import { ApiError } from '@lectern/sdk';
import { CaptchaError } from '@lectern/sdk/captcha';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeSchool, setUpFakeSchool } from '../../../shared/testing/school.fixture.ts';
import { memoryStorage, replacePorts } from '../../../shared/ports.ts';
import { smsWaits } from '../../login/readers.ts';
import { bindUsername, sendCode } from './account.store.ts';

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));
vi.mock('../../login/readers.ts', async (original) => ({
  ...(await original<object>()),
  solveChallenge: async () => {
    throw new CaptchaError('closed');
  },
}));

const refusing = (code: string, message: string, data?: object) => () => {
  throw new ApiError({
    kind: code === '600' ? 'captcha' : 'business',
    endpoint: 'call',
    code,
    message,
    data,
  });
};

setUpFakeSchool();
beforeEach(() => {
  replacePorts({ now: () => 1_000_000, storage: memoryStorage() });
  smsWaits.until = {};
});

test('a code refused because one was just sent waits for the time that the refusal names', async () => {
  const message = '验证码刚刚发过，请 40 秒后再试';
  fakeSchool.answers.set('setting.sendSms', refusing('0', message, { retryAfterSeconds: 40 }));
  expect(await sendCode({ for: 'identity', way: 'mobile' })).toMatchObject({ isDone: false, message });
  expect(smsWaits.until).toEqual({ 'identity:mobile': 1_040_000 });
});

test('a challenge closed by the student is not reported as a network error', async () => {
  fakeSchool.answers.set('setting.bindUsername', refusing('600', ''));
  expect(await bindUsername('yanxi')).toMatchObject({ isDone: false, message: '验证失败' });
});
