// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { channelsOf, scrollToTop, SideBar } from './index.ts';
import type { ScrollWindow } from './scrollToTop.ts';

afterEach(cleanup);

describe('channelsOf', () => {
  it('is empty without flags, or with flags and no data', () => {
    expect(channelsOf({ weixinPic: 'a.png', qqNum: '1', servicePhone: '400' })).toEqual([]);
    expect(
      channelsOf({ weixinFlag: 1, qqFlag: 1, weiboFlag: 1, serviceFlag: 1, serviceEmailFlag: 1, qqNum: ' ' }),
    ).toEqual([]);
  });

  it('links a marketing QQ account to its own page', () => {
    const href = (qqType?: string) =>
      channelsOf({ qqFlag: 1, qqNum: '800 1', qqType: qqType ?? null })[0]?.links[0]?.href;
    expect(href('MARKET_QQ_MARKET')).toBe('https://wpa1.qq.com/qq?uin=800%201');
    expect(href()).toContain('https://wpa.qq.com/msgrd?v=3&uin=800%201');
  });

  it('lists all telephone numbers and e-mail addresses', () => {
    const [service, email] = channelsOf({
      serviceFlag: true,
      servicePhone: '400-000-0000',
      servicePhone1: null,
      servicePhone2: '(021) 5555 0101',
      serviceTime: '9:00–21:00',
      serviceEmailFlag: '1',
      serviceEmails: 'a@example.org，b@example.org',
    });
    expect(service).toMatchObject({ remark: '9:00–21:00' });
    expect(service?.links.map((link) => link.href)).toEqual(['tel:400-000-0000', 'tel:02155550101']);
    expect(email?.links.map((link) => link.href)).toEqual(['mailto:a@example.org', 'mailto:b@example.org']);
  });
});

/** A fake window whose frames the test runs itself. */
function fakeWindow(scrollY: number, isReduced = false) {
  const frames: (() => void)[] = [];
  const visited: number[] = [];
  const page = new EventTarget();
  const view = {
    scrollY,
    scrollTo: (_: number, y: number) => {
      view.scrollY = y;
      visited.push(y);
    },
    requestAnimationFrame: (step: () => void) => frames.push(step),
    matchMedia: () => ({ matches: isReduced }),
    addEventListener: page.addEventListener.bind(page),
  } satisfies ScrollWindow;
  return { view, page, visited, runFrame: () => frames.shift()?.(), frames };
}

describe('scrollToTop', () => {
  it('scrolls a fifth of the remaining distance per frame and ends at 0', () => {
    const { view, visited, runFrame, frames } = fakeWindow(1000);
    scrollToTop(view);
    runFrame();
    runFrame();
    expect(visited).toEqual([800, 640]);
    for (let at = 0; at < 100 && frames.length > 0; at++) runFrame();
    expect(view.scrollY).toBe(0);
    expect(frames).toHaveLength(0);
    expect(visited.length).toBeLessThan(40);
  });

  it.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])('stops at the user’s %s', (kind) => {
    const { view, page, runFrame, frames } = fakeWindow(1000);
    scrollToTop(view);
    runFrame();
    page.dispatchEvent(new Event(kind));
    runFrame();
    expect(view.scrollY).toBe(800);
    expect(frames).toHaveLength(0);
  });

  it('continues when content that loads moves the page', () => {
    const { view, runFrame, frames } = fakeWindow(1000);
    scrollToTop(view);
    view.scrollY = 1400;
    for (let at = 0; at < 100 && frames.length > 0; at++) runFrame();
    expect(view.scrollY).toBe(0);
  });

  it('jumps at once under reduced motion', () => {
    const { view, frames } = fakeWindow(1000, true);
    scrollToTop(view);
    expect(view.scrollY).toBe(0);
    expect(frames).toHaveLength(0);
  });
});

describe('SideBar', () => {
  const info = { serviceFlag: 1, servicePhone: '400-000-0000', weixinFlag: 1, weixinPic: 'code.png' };

  it('opens a channel by keyboard', async () => {
    const user = userEvent.setup();
    render(<SideBar info={info} />);
    screen.getByRole('button', { name: '客服热线' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('link', { name: '400-000-0000' }).getAttribute('href')).toBe('tel:400-000-0000');
  });

  it('shows labels below its icons in template 4 only', () => {
    const { rerender } = render(<SideBar info={{ ...info, tempType: 1 }} />);
    expect(screen.queryByText('客服热线')).toBeNull();
    rerender(<SideBar info={{ ...info, tempType: '4' }} />);
    screen.getByText('客服热线');
  });

  it('has one button with all channels for phones', async () => {
    const user = userEvent.setup();
    render(<SideBar info={{ ...info, qqFlag: 1, qqNum: '1' }} />);
    await user.click(screen.getByRole('button', { name: '联系我们' }));
    screen.getByRole('link', { name: '400-000-0000' });
    screen.getByRole('img', { name: '微信公众号' });
    screen.getByRole('link', { name: '1' });
  });

  it('shows the button to the top while the page is scrolled, even by less than a screen', () => {
    vi.stubGlobal('innerHeight', 700);
    vi.stubGlobal('scrollY', 0);
    render(<SideBar info={null} />);
    fireEvent.scroll(window);
    expect(screen.queryByRole('button', { name: '回到顶部' })).toBeNull();
    vi.stubGlobal('scrollY', 120);
    fireEvent.scroll(window);
    screen.getByRole('button', { name: '回到顶部' });
    vi.stubGlobal('scrollY', 0);
    fireEvent.scroll(window);
    expect(screen.queryByRole('button', { name: '回到顶部' })).toBeNull();
    vi.unstubAllGlobals();
  });

  it('moves the focus to the page when the button to the top is pressed', async () => {
    const user = userEvent.setup();
    vi.stubGlobal('scrollY', 800);
    vi.stubGlobal('scrollTo', vi.fn());
    render(
      <>
        <main tabIndex={-1} />
        <SideBar info={null} />
      </>,
    );
    await user.click(await screen.findByRole('button', { name: '回到顶部' }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    vi.unstubAllGlobals();
  });

  it('renders on a server without data', () => {
    expect(renderToString(<SideBar info={undefined} />)).toContain('<aside');
  });
});
