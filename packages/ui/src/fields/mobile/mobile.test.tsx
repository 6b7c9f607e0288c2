// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { MobileField } from './MobileField.tsx';
import { readMobile } from './mobile.ts';

afterEach(cleanup);

it.each([
  ['13812345678', '13812345678'],
  ['+86 138-1234-5678', '13812345678'],
  ['0086 138 1234 5678', '13812345678'],
  ['86-13812345678', '13812345678'],
  ['１３８１２３４５６７８', '13812345678'],
  ['＋８６　１３８－１２３４－５６７８', '13812345678'],
  ['\u202a+86 138 1234 5678\u202c', '13812345678'],
  ['(138) 1234.5678', '13812345678'],
  ['138****5678', '138****5678'],
  ['86', '86'],
  ['8613', '13'],
  ['abc', 'abc'],
  ['+1 415 555 0100', '+14155550100'],
])('readMobile reads %s as %s', (typed, plain) => {
  expect(readMobile(typed)).toBe(plain);
});

it('a number pasted with its country code is reduced to 11 digits in a single change', async () => {
  const user = userEvent.setup();
  const changes: string[] = [];
  render(<MobileField label="手机号" onChange={(event) => changes.push(event.target.value)} />);
  const field = screen.getByRole('textbox', { name: '手机号' });
  await user.click(field);
  await user.paste('+86 138-1234-5678');
  expect(field).toHaveProperty('value', '13812345678');
  expect(changes).toEqual(['13812345678']);
});

it('a digit typed in the middle leaves the caret there', async () => {
  const user = userEvent.setup();
  render(<MobileField label="手机号" defaultValue="1381234567" />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await user.type(field, '0', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect([field.value, field.selectionStart]).toEqual(['13801234567', 4]);
});
