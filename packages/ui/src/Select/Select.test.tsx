// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Select } from './index.ts';

beforeAll(async () => {
  // jsdom has no layout and so no scrolling.
  Element.prototype.scrollIntoView = () => undefined;
  // Preloaded, since on a busy machine the first import outlasts the timeout of `waitFor`.
  await import('./OpenableSelect.tsx');
});
afterEach(cleanup);

const options = [
  { value: '', label: '暂不填写' },
  { value: 'JUNIOR', label: '大专' },
  { value: 'BECHELOR', label: '本科', isDisabled: true },
  { value: 'DOCTOR', label: '博士' },
];

function Choosing({ onChange, initial }: { onChange: (value: string) => void; initial: string | null }) {
  const [value, setValue] = useState(initial);
  return (
    <Select
      aria-label="学历"
      options={options}
      value={value}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

it('a closed Select is one button; Enter opens it at the chosen option, and arrows skip disabled ones', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  const { container } = render(<Choosing onChange={onChange} initial="JUNIOR" />);
  expect(container.querySelectorAll('*')).toHaveLength(4);
  await user.tab();
  const button = screen.getByRole('combobox', { name: '学历' });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('option', { name: '大专' })));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('option', { name: '博士' })));
  await user.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([['DOCTOR']]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')));
  expect(screen.getByRole('combobox').textContent).toBe('博士');
});

it('Escape leaves the value of a Select unchanged, and the empty string is a valid value', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<Choosing onChange={onChange} initial={null} />);
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('combobox').textContent).toBe('请选择');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('option', { name: '暂不填写' })));
  await user.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([['']]);
  expect(screen.getByRole('combobox').textContent).toBe('暂不填写');
});
