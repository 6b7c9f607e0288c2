import { expect, test } from 'vitest';
import { refuseWeak } from './passwordRules.ts';

const OWNER = { username: 'lin.xiaotong', mobile: '13800000001', email: 'Lin@School.example' };
const check =
  (password: string, isDemonstration = false) =>
  () =>
    refuseWeak(password, OWNER, isDemonstration);

test.each(['short', 'x'.repeat(65)])('"%s" has the wrong length', (password) => {
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
])('"%s" is guessed first', (password) => {
  expect(check(password)).toThrow('太常见');
});

test.each(['lin.xiaotong', '13800000001', 'LIN@school.example'])('"%s" is the account itself', (password) => {
  expect(check(password)).toThrow('和账号一样');
});

test.each(['Seven evenings 7', '第七个晚上的星星', 'Another2026', 'tr0ub4dor&3'])(
  '"%s" may be used',
  (password) => {
    expect(check(password)).not.toThrow();
  },
);

test('the password that is published with the demonstration may be used there alone', () => {
  expect(check('Lectern2026', true)).not.toThrow();
});
