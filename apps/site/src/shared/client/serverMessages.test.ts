import { ApiError } from '@lectern/sdk';
import { afterEach, expect, it } from 'vitest';
import { localeState } from '../i18n/locale.store.ts';
import { rethrowTranslated } from './serverMessages.ts';

const refusal = (message: string) =>
  new ApiError({ kind: 'business', endpoint: 'login.password', code: '0', message });

afterEach(() => {
  localeState.locale = 'zh';
});

it.each([
  ['en', '账号或密码不正确', 'Incorrect account or password.'],
  ['en', '学校自己的话', '学校自己的话'],
  ['en', 'Out of stock', 'Out of stock'],
  ['zh', '账号或密码不正确', '账号或密码不正确'],
] as const)('a page in the locale %s shows the message "%s" as "%s"', async (locale, original, shown) => {
  localeState.locale = locale;
  const error = refusal(original);
  await expect(rethrowTranslated(error)).rejects.toBe(error);
  expect(error.serverMessage).toBe(shown);
});

it('an error that is not a refusal is rethrown unchanged', async () => {
  localeState.locale = 'en';
  const fault = new TypeError('未知');
  await expect(rethrowTranslated(fault)).rejects.toBe(fault);
  expect(fault.message).toBe('未知');
});
