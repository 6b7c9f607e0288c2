// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Calendar } from './index.ts';

afterEach(cleanup);

function Page({ value }: { value: string }) {
  const [month, setMonth] = useState('none');
  return (
    <>
      <output>{month}</output>
      <Calendar label="课表" value={value} onChange={() => undefined} onMonth={setMonth} />
    </>
  );
}

it('Calendar calls onMonth when the user turns the page, and not when its value changes', async () => {
  const warn = vi.spyOn(console, 'error').mockReturnValue();
  const { rerender } = render(<Page value="2026-11-30" />);
  rerender(<Page value="2027-02-14" />);
  expect(screen.getByRole('gridcell', { selected: true }).getAttribute('aria-label')).toMatch(
    /^2027年2月14日/,
  );
  expect(screen.getByRole('status').textContent).toBe('none');
  await userEvent.click(screen.getByRole('button', { name: '下个月' }));
  expect(screen.getByRole('status').textContent).toBe('2027-03');
  expect(warn).not.toHaveBeenCalled();
});
