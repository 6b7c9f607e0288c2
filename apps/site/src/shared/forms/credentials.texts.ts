import type { Pair } from '../i18n/inBoth.ts';

/** Validation messages for codes, new passwords and user names, wherever a student types one. */
export const credentialTexts = {
  codeFormat: ['验证码是 6 位数字', 'The code has 6 digits'],
  passwordLength: ['密码需要 8 到 64 个字符', 'A password has 8 to 64 characters'],
  passwordCommon: [
    '这个密码太常见，容易被猜中，请换一个',
    'Many people use this password, so it is guessed first. Please choose another one',
  ],
  passwordOwnName: [
    '密码和账号一样，别人一猜就中，请换一个',
    'This is your account’s own name, so it is guessed first. Please choose another one',
  ],
  usernameMissing: ['请输入用户名', 'Enter a user name'],
  usernameStart: ['用户名必须以字母开头', 'A user name starts with a letter'],
  usernameFormat: [
    '用户名只能以字母、数字、下划线的4-20个字符组成',
    'A user name has 4 to 20 letters, digits or underscores',
  ],
} satisfies Record<string, Pair>;
