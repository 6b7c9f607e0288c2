import { expect, test } from 'vitest';
import { readAccount } from './mobile.ts';

test.each([
  ['+86 138-1234-5678', '13812345678'],
  ['１３８１２３４５６７８', '13812345678'],
  [' student ', 'student'],
  ['ｓｔｕｄｅｎｔ', 'student'],
  ['a-b.c@school.example', 'a-b.c@school.example'],
  ['86', '86'],
])('the account "%s" is read as "%s"', (typed, account) => {
  expect(readAccount(typed)).toBe(account);
});
