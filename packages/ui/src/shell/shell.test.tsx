// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { QrCode, SkipLink, TabBar, TestDomainBanner } from './index.ts';

afterEach(cleanup);

it('SkipLink focuses the main content without changing the route in the hash', async () => {
  const user = userEvent.setup();
  Element.prototype.scrollIntoView = vi.fn();
  window.location.hash = '#/course/list';
  render(
    <>
      <SkipLink />
      <main id="main" />
    </>,
  );
  await user.click(screen.getByRole('link', { name: '跳到正文' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(window.location.hash).toBe('#/course/list');
});

it('TestDomainBanner shows the server’s message, or its own', () => {
  const { rerender } = render(<TestDomainBanner message="  " />);
  screen.getByText(/仅供测试使用/);
  rerender(<TestDomainBanner message="内部测试" />);
  screen.getByText('内部测试');
  expect(screen.queryByRole('button')).toBeNull();
});

it('TabBar marks the current tab and omits one without an address', () => {
  render(<TabBar current="mine" hrefs={{ home: '#/home/index', practice: null, mine: '#/personal' }} />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['首页', '我的']);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('我的');
});

it('QrCode draws a code, or shows the text if it is too long', async () => {
  const { rerender, container } = render(<QrCode text="https://example.org" label="下载" />);
  screen.getByRole('img', { name: '下载' });
  await waitFor(() => expect(container.querySelector('path')?.getAttribute('d')).toMatch(/^M0 0h1/));
  rerender(<QrCode text={'x'.repeat(4000)} label="下载" />);
  await waitFor(() => screen.getByText('x'.repeat(4000)));
});
