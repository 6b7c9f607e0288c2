// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Account } from './account.store.ts';
import { IdentityForm, waysOf } from './IdentityForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';

afterEach(cleanup);

const account: Account = {
  username: '',
  hasPassword: true,
  mobile: '',
  email: '',
  linked: [],
  lastLoginAt: '',
  sendsSms: true,
  sendsMail: true,
};

test('the identity form asks for a proof that the account has, even after the account changes', () => {
  const form = (has: Partial<Account>) => (
    <IdentityForm account={{ ...account, ...has }} onProven={vi.fn()} />
  );
  const { rerender } = render(form({}));
  expect(screen.queryByLabelText('当前密码')).not.toBeNull();
  rerender(form({ hasPassword: false, email: 's***@example.com' }));
  expect(screen.queryByLabelText('当前密码')).toBeNull();
  expect(screen.queryByRole('textbox', { name: '验证码' })).not.toBeNull();
});

test.each([
  [{ mobile: '138****0001' }, ['mobile', 'password']],
  [{ mobile: '138****0001', sendsSms: false }, ['password']],
  [{ email: 's***@example.com', sendsMail: false }, ['password']],
  // The proof that the server requires is not available otherwise.
  [{ hasPassword: false, mobile: '138****0001', sendsSms: false }, ['mobile']],
] as const)('the account with %j is proven by %j', (has, ways) => {
  expect(waysOf({ ...account, ...has })).toEqual(ways);
});

test.each([
  [true, 1],
  [false, 0],
])('changing the password by SMS is offered only if the school sends SMS: %s', (sendsSms, count) => {
  render(<PasswordForm account={{ ...account, mobile: '138****0001', sendsSms }} onDone={vi.fn()} />);
  expect(screen.queryAllByRole('button', { name: '用短信验证码修改' })).toHaveLength(count);
});
