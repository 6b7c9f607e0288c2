// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './index.ts';

afterEach(cleanup);

test('a busy submit button does not submit its form again', async () => {
  const handleSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { rerender } = render(
    <form onSubmit={handleSubmit}>
      <Button type="submit">提交</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  rerender(
    <form onSubmit={handleSubmit}>
      <Button type="submit" isBusy>
        提交
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  expect(handleSubmit).toHaveBeenCalledTimes(1);
});

test('a button does not submit its form by default', async () => {
  const handleSubmit = vi.fn();
  render(
    <form onSubmit={handleSubmit}>
      <Button>取消</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(handleSubmit).not.toHaveBeenCalled();
});
