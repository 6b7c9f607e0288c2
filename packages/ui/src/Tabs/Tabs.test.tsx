// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Tabs } from './index.ts';

afterEach(cleanup);

const tabs = [
  { id: 'one', label: '目录', content: <p>第一部分</p> },
  { id: 'two', label: '资料', content: <p>第二部分</p>, isDisabled: true },
  { id: 'three', label: '评价', content: <a href="#/x">第三部分</a> },
];

it('Tabs is one tab stop; arrows select, skip disabled tabs and wrap, Home and End jump', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<Tabs label="课程" tabs={tabs} onChange={onChange} />);
  screen.getByRole('tablist', { name: '课程' });
  await user.tab();
  const tab = (name: string) => screen.getByRole('tab', { name });
  expect(document.activeElement).toBe(tab('目录'));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab('评价'));
  expect(tab('评价').getAttribute('aria-selected')).toBe('true');
  screen.getByRole('tabpanel', { name: '评价' });
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab('目录'));
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(tab('评价'));
  await user.keyboard('{Home}');
  expect(onChange.mock.calls.flat()).toEqual(['three', 'one', 'three', 'one']);
});

it('the Tab key moves from a tab into its panel', async () => {
  const user = userEvent.setup();
  render(<Tabs label="课程" tabs={tabs} value="three" />);
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: '第三部分' }));
});
