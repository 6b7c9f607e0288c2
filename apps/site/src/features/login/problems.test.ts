import { ApiError } from '@lectern/sdk';
import { expect, test } from 'vitest';
import { problemOf, problemMessage } from './problems.ts';

const refusal = (data: unknown) =>
  new ApiError({ kind: 'business', endpoint: 'login.register', message: '服务器的话', data });

test.each([
  ['passwordCommon', '这个密码太常见，容易被猜中，请换一个', /^This password is too common/],
  ['passwordOwnName', '密码和账号一样，别人一猜就中，请换一个', /^Password is the same as/],
])('a password refused as %s is explained at its field in the page’s language', (reason, zh, en) => {
  const problem = problemOf(refusal({ field: 'password', reason }), 'loginWithoutMessage');
  expect(problem.field).toBe('password');
  expect(problemMessage(problem, 'zh')).toBe(zh);
  expect(problemMessage(problem, 'en')).toMatch(en);
});

test('an unknown reason for a refusal keeps the server’s message', () => {
  const problem = problemOf(refusal({ field: 'password', reason: 'another' }), 'loginWithoutMessage');
  expect(problemMessage(problem, 'en')).toBe('服务器的话');
});
