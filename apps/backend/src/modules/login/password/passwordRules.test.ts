import { expect, test } from 'vitest';
import { refuseWeak } from './passwordRules.ts';

const OWNER = { username: 'lin.xiaotong', mobile: '13800000001', email: 'Lin@School.example' };
const check =
  (password: string, isDemonstration = false) =>
  () =>
    refuseWeak(password, OWNER, isDemonstration);

test.each(['short', 'x'.repeat(65)])('"%s" is refused for its length', (password) => {
  expect(check(password)).toThrow('密码需要 8 到 64 个字符');
});

test.each([
  '12345678',
  '123456789',
  'password1',
  'Password1',
  'PASSWORD1',
  'ｐａｓｓｗｏｒｄ１',
  'qwertyuiop',
  '1qaz2wsx',
  'abc12345',
  'qq123456',
  '88888888',
  'ababababab',
  '12341234',
  'Lectern2026',
])('"%s" is refused as too common', (password) => {
  expect(check(password)).toThrow('太常见');
});

test.each(['lin.xiaotong', '13800000001', 'LIN@school.example'])(
  '"%s" is refused as the same as the account',
  (password) => {
    expect(check(password)).toThrow('和账号一样');
  },
);

test.each(['Seven evenings 7', '第七个晚上的星星', 'Another2026', 'tr0ub4dor&3'])(
  '"%s" is accepted',
  (password) => {
    expect(check(password)).not.toThrow();
  },
);

test('the published demo password is accepted in the demonstration', () => {
  expect(check('Lectern2026', true)).not.toThrow();
});
