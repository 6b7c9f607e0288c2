import type { Pair } from '../i18n/inBoth.ts';

/** Validation messages for codes, new passwords and user names, wherever a student types one. */
export const credentialTexts = {
  codeFormat: ['验证码是 6 位数字', 'Enter the 6-digit code'],
  passwordLength: ['密码需要 8 到 64 个字符', 'Use 8 to 64 characters'],
  passwordCommon: [
    '这个密码太常见，容易被猜中，请换一个',
    'This password is too common and easy to guess. Please choose another',
  ],
  passwordOwnName: [
    '密码和账号一样，别人一猜就中，请换一个',
    'Your password is the same as your account name and easy to guess. Please choose another',
  ],
  usernameMissing: ['请输入用户名', 'Enter a user name'],
  usernameStart: ['用户名必须以字母开头', 'User names must start with a letter'],
  usernameFormat: [
    '用户名只能以字母、数字、下划线的4-20个字符组成',
    'Use 4 to 20 letters, digits or underscores',
  ],
} satisfies Record<string, Pair>;
