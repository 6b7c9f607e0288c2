import { describe, expect, test } from 'vitest';
import type { ObjectSchema } from 'yup';
import { passwordRules, registerRules, smsRules } from './login.rules.ts';
import { loginTexts, type LoginText } from './login.texts.ts';

/**
 * Returns the Chinese message at each invalid field; `strict`, because yup would otherwise transform what was
 * typed.
 */
async function messagesOf<Form extends object>(
  rules: ObjectSchema<Form>,
  form: object,
): Promise<Record<string, string>> {
  try {
    await rules.validate(form, { abortEarly: false });
    return {};
  } catch (error) {
    const inner: { path: string; message: LoginText }[] =
      error instanceof Error && 'inner' in error && Array.isArray(error.inner) ? error.inner : [];
    const words: Record<string, string> = {};
    for (const { path, message } of inner) words[path] ??= loginTexts.zh[message];
    return words;
  }
}

const sms = { mobile: '13800000001', smsCode: '123456' };
const all = { asksUsername: true, asksMobile: true, asksAgreement: true, asksRegion: true };
const full = {
  username: 'reader_1',
  mobile: '13800000001',
  smsCode: '123456',
  password: 'long enough',
  province: '江苏',
  city: '南京',
  county: '鼓楼',
  isAgreed: true,
};

describe('the rules of the log-in forms', () => {
  test.each([
    ['', '请输入手机号码'],
    ['12800000001', '请输入正确的手机号'],
    ['1380000000', '请输入正确的手机号'],
    ['138000000011', '请输入正确的手机号'],
    ['１３８００００００００１', '请输入正确的手机号'],
  ])('reject the mobile number "%s"', async (mobile, message) => {
    expect(await messagesOf(smsRules, { ...sms, mobile })).toEqual({ mobile: message });
  });

  test('allow spaces around the number and the code', async () => {
    expect(await messagesOf(smsRules, { ...sms, mobile: ' 13800000001 ', smsCode: ' 123456' })).toEqual({});
  });

  test('require a code, an account and a password', async () => {
    expect(await messagesOf(smsRules, { ...sms, smsCode: '' })).toEqual({ smsCode: '请输入验证码' });
    expect(await messagesOf(passwordRules, { account: '  ', password: '' })).toEqual({
      account: '请输入账号',
      password: '请输入密码',
    });
  });

  test.each([
    ['', '请输入用户名'],
    ['1abc', '用户名必须以字母开头'],
    ['_abc', '用户名必须以字母开头'],
    ['abc', '用户名只能以字母、数字、下划线的4-20个字符组成'],
    ['a'.repeat(21), '用户名只能以字母、数字、下划线的4-20个字符组成'],
    ['ab-cd', '用户名只能以字母、数字、下划线的4-20个字符组成'],
  ])('reject the user name "%s"', async (username, message) => {
    expect(await messagesOf(registerRules(all), { ...full, username })).toEqual({ username: message });
  });

  test('name each invalid field of a registration', async () => {
    expect(await messagesOf(registerRules(all), full)).toEqual({});
    expect(
      await messagesOf(registerRules(all), {
        ...full,
        mobile: '123',
        smsCode: '',
        password: '',
        county: '',
        isAgreed: false,
      }),
    ).toEqual({
      mobile: '手机号格式不正确',
      smsCode: '短信验证码不能为空!',
      password: '密码不能为空!',
      county: '请选择地址!',
      isAgreed: '请同意用户协议',
    });
  });

  test('allow fields that a school does not ask for to stay empty', async () => {
    const rules = registerRules({
      asksUsername: true,
      asksMobile: false,
      asksAgreement: false,
      asksRegion: false,
    });
    const form = { ...full, mobile: '', smsCode: '', province: '', city: '', county: '', isAgreed: false };
    expect(await messagesOf(rules, form)).toEqual({});
  });
});
