import type { Pair } from '@lectern/ui/locale';

/** Validation messages for codes, new passwords and user names, wherever a student types one. */
export const credentialTexts = {
  codeFormat: ['验证码是 6 位数字', 'The code must be 6 digits'],
  passwordLength: ['密码需要 8 到 64 个字符', 'Password must be 8 to 64 characters'],
  passwordCommon: [
    '这个密码太常见，容易被猜中，请换一个',
    'This password is too common and easy to guess. Please choose another one',
  ],
  passwordOwnName: [
    '密码和账号一样，别人一猜就中，请换一个',
    'Password is the same as your account name. Please choose another one',
  ],
  usernameMissing: ['请输入用户名', 'Enter a user name'],
  usernameStart: ['用户名必须以字母开头', 'User name must start with a letter'],
  usernameFormat: [
    '用户名只能以字母、数字、下划线的4-20个字符组成',
    'User name must be 4 to 20 letters, digits or underscores',
  ],
} satisfies Record<string, Pair>;
