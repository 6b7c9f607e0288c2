import { expect, test } from 'vitest';
import { bindRules, identityRules } from './account.rules.ts';
import { accountTexts } from './account.texts.ts';

test.each([
  ['mobile', '13800138000', '短信验证码不能为空!'],
  ['email', 'signer@lectern.example', '请输入验证码'],
] as const)('a missing code to the %s is reported by its own message', async (way, to, expected) => {
  const messageOf = (check: Promise<unknown>) =>
    check.then(
      () => '',
      ({ message }: Error) => Reflect.get(accountTexts.zh, message),
    );
  expect(await messageOf(identityRules[way].validate({ password: '', code: '' }))).toBe(expected);
  expect(await messageOf(bindRules[way].validate({ to, code: '' }))).toBe(expected);
});
