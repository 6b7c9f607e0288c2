import { expect, test } from 'vitest';
import { BusinessError, StatusError } from '../http/errors.ts';
import { refusalText } from './refusalText.ts';

test('refusalText translates known refusals into English, keeps unknown ones and ignores other errors', () => {
  expect(refusalText(new BusinessError('0', '密码需要 8 到 64 个字符'))).toBe(
    'Your password must have 8 to 64 characters.',
  );
  expect(refusalText(new StatusError(404, '学校自己的话'))).toBe('学校自己的话');
  expect(refusalText(new Error('a mistake of ours'))).toBeUndefined();
});
