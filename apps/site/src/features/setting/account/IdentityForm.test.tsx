// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Account } from './account.store.ts';
import { IdentityForm } from './IdentityForm.tsx';

afterEach(cleanup);

const account: Account = {
  username: '',
  hasPassword: true,
  mobile: '',
  email: '',
  linked: [],
  lastLoginAt: '',
};

test('asks for what the account has, also where that is known better a moment later', () => {
  const form = (has: Partial<Account>) => (
    <IdentityForm account={{ ...account, ...has }} onProven={vi.fn()} />
  );
  const { rerender } = render(form({}));
  expect(screen.queryByLabelText('当前密码')).not.toBeNull();
  rerender(form({ hasPassword: false, email: 's***@example.com' }));
  expect(screen.queryByLabelText('当前密码')).toBeNull();
  expect(screen.queryByRole('textbox', { name: '验证码' })).not.toBeNull();
});
