// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { ApiError, messageFor } from '@lectern/sdk';
import { expect, test } from 'vitest';
import { Overlays } from './Overlays.tsx';
import { showToast } from './Toasts.tsx';

test('an error without a message shows no toast, and a message appears in the existing live region', async () => {
  render(<Overlays />);
  showToast(messageFor(new ApiError({ kind: 'session-ended', endpoint: 'cart.list', code: '401' })), {
    tone: 'danger',
  });
  await act(async () => showToast('没有成功，请稍后再试', { tone: 'danger' }));
  // Screen readers announce only what is added to an existing live region.
  const region = screen.getByRole('region').querySelector('[aria-live=assertive]');
  expect(region?.textContent).toBe('');
  const words = await screen.findByText('没有成功，请稍后再试');
  expect(words.closest('[aria-live]')).toBe(region);
  expect(screen.getAllByRole('button', { name: '关闭通知' })).toHaveLength(1);
});
