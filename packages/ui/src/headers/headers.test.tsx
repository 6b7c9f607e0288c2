// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hostile, student, visitor } from './headers.samples.ts';
import { HeaderByTemplate, headTemplateIdOf, loadHeader, headers, type HeaderProps } from './index.ts';

afterEach(cleanup);

const templates = ['1', '2', '3', 'FESCO'] as const;
const show = (props: HeaderProps, templateId: unknown = '1') =>
  render(<HeaderByTemplate templateId={templateId} {...props} />);

describe.each(templates)('header %s', (templateId) => {
  it.each([
    ['a visitor', visitor],
    ['a student', student],
    ['hostile data', hostile],
    ['nothing', { brand: {} }],
  ])('hydrates without errors when rendered for %s', async (_, props: HeaderProps) => {
    const element = <HeaderByTemplate templateId={templateId} {...props} />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(element);
    const html = container.innerHTML;
    const onRecoverableError = vi.fn();
    const root = await act(() => hydrateRoot(container, element, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(html).toContain('<header');
    await act(() => root.unmount());
  });

  it('shows log-in and registration only as personConfig allows', () => {
    show({ ...visitor, personConfig: ['USER_LOGIN'] }, templateId);
    screen.getByRole('link', { name: '登录' });
    expect(screen.queryByRole('link', { name: '注册' })).toBeNull();
  });

  it('can be loaded separately', async () => {
    expect(await loadHeader(templateId)).toBe(headers[templateId]);
  });
});

it.each([
  [2, '2'],
  ['3', '3'],
  ['fesco', 'FESCO'],
  ['9', '1'],
  [null, '1'],
  [{}, '1'],
])('headTemplateIdOf reads %j as %s', (value, id) => expect(headTemplateIdOf(value)).toBe(id));

describe('the logo', () => {
  it('shows 8 characters of a short name and has the whole name as accessible name', () => {
    show({ brand: { logoType: 'word', name: '明远在线教育学校总部' } });
    expect(screen.getByRole('link', { name: '明远在线教育学校总部' }).textContent).toBe('明远在线教育学校');
  });

  it('falls back to the name when the image does not load', () => {
    show({ brand: { logoType: 'image', name: '明远', logo: '/none.png' } });
    fireEvent.error(screen.getByRole('img', { name: '明远' }));
    expect(screen.getByRole('link', { name: '明远' }).textContent).toBe('明远');
  });
});

describe('the menu', () => {
  it('highlights the current entry, and none for -1', () => {
    const { rerender } = show(visitor);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('发现课程');
    rerender(<HeaderByTemplate {...visitor} currentMenu={-1} />);
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
  });

  it('highlights the right entry when a nameless one precedes it', () => {
    show({
      brand: {},
      menus: [
        { id: '0', name: ' ' },
        { id: '1', name: '首页', href: '#/' },
      ],
      currentMenu: 1,
    });
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('首页');
  });

  it('opens its submenu by arrow keys, moves within it, and returns the focus on Escape', async () => {
    const user = userEvent.setup();
    show(visitor);
    const button = screen.getByRole('button', { name: '发现课程的子菜单' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    button.focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('数学基础');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('数据库系统');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('人工智能');
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(button);
    expect(screen.queryByRole('link', { name: '数学基础' })).toBeNull();
  });

  it('enters a submenu at its end by arrow up', async () => {
    const user = userEvent.setup();
    show(visitor);
    screen.getByRole('button', { name: '发现课程的子菜单' }).focus();
    await user.keyboard('{Enter}{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('人工智能');
  });

  it('closes when the focus leaves it or a click lands outside', async () => {
    const user = userEvent.setup();
    show(visitor);
    const button = screen.getByRole('button', { name: '发现课程的子菜单' });
    await user.click(button);
    await user.click(document.body);
    expect(button.getAttribute('aria-expanded')).toBe('false');
    button.focus();
    await user.keyboard('{Enter}{Shift>}{Tab}{/Shift}');
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Shift>}{Tab}{/Shift}');
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('opens on hover and stays open after a click', async () => {
    const user = userEvent.setup();
    show(visitor);
    const button = screen.getByRole('button', { name: '发现课程的子菜单' });
    await user.hover(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('the school switcher', () => {
  const many = (count: number) => ({
    list: Array.from({ length: count }, (_, at) => ({
      id: `${at}`,
      name: `第 ${at} 分校`,
      href: `#/home/index/s${at}`,
    })),
    currentId: '0',
  });

  it('is absent with a single school', () => {
    show({ ...visitor, schools: many(1) });
    expect(screen.queryByRole('button', { name: /切换分校/ })).toBeNull();
  });

  it.each([
    [16, 16, false],
    [17, 16, true],
  ])('with %i schools lists %i, and links to the rest: %s', async (count, listed, hasRest) => {
    const user = userEvent.setup();
    show({ ...visitor, schools: many(count) });
    await user.click(screen.getByRole('button', { name: /切换分校/ }));
    expect(await screen.findAllByRole('link', { name: /^第/ })).toHaveLength(listed);
    expect(screen.queryByRole('link', { name: '更多分校' })?.getAttribute('href')).toBe(
      hasRest ? '#/home/choice' : undefined,
    );
  });

  it('calls onSelect and returns the focus to its button when navigation is prevented', async () => {
    const user = userEvent.setup();
    const onSelect = vi.fn((_school, event) => event.preventDefault());
    show({ ...visitor, schools: { ...many(3), onSelect } });
    await user.click(screen.getByRole('button', { name: /切换分校/ }));
    await user.click(await screen.findByRole('link', { name: '第 2 分校' }));
    expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: '2' }), expect.anything());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /切换分校/ }));
  });
});

it('header links with handlers are left to the browser when opened in a new tab', async () => {
  const user = userEvent.setup();
  const onSelect = vi.fn((_school, event) => event.preventDefault());
  const onLogin = vi.fn((event) => event.preventDefault());
  const list = ['北京', '上海'].map((name) => ({ id: name, name, href: `#/home/index/${name}` }));
  show({
    ...visitor,
    schools: { list, currentId: '北京', onSelect },
    access: { loginHref: '#/join/login', registerHref: '#/join/register', onLogin },
  });
  await user.click(screen.getByRole('button', { name: /切换分校/ }));
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: '上海' }));
  await user.click(screen.getByRole('link', { name: '登录' }));
  expect([onSelect.mock.calls, onLogin.mock.calls]).toEqual([[], []]);
  await user.keyboard('{/Control}');
  await user.click(screen.getByRole('link', { name: '登录' }));
  expect(onLogin).toHaveBeenCalledOnce();
});

describe('the cart link', () => {
  it.each([
    [0, null, false],
    [10, '10', false],
    [11, '11', true],
    [99, '99', true],
    [100, '99+', true],
  ])('with %i items shows %s', (count, text, isWide) => {
    show({ ...visitor, cart: { count, href: '#/shoppingcart' } });
    const badge = screen.getByRole('link', { name: `购物车，${text ?? 0} 件` }).querySelector('span');
    expect(badge?.textContent ?? null).toBe(text);
    expect(badge?.hasAttribute('data-wide') ?? false).toBe(isWide);
  });
});

describe('the app menu', () => {
  it.each([
    [
      'one for every phone',
      { qrText: 'https://example.org/app', androidHref: 'https://example.org/a' },
      ['扫码下载，随时随地学'],
    ],
    [
      'one for each kind of phone',
      { androidHref: 'https://example.org/a', iosHref: 'https://example.org/i' },
      ['扫码下载，随时随地学 Android', '扫码下载，随时随地学 iPhone'],
    ],
  ])('has QR codes of 112 px: %s', async (_, app, names) => {
    const user = userEvent.setup();
    show({ ...visitor, app });
    await user.click(screen.getByRole('button', { name: '下载 APP' }));
    const codes = await screen.findAllByRole('img', { name: /^扫码下载/ });
    expect(codes.map((code) => code.getAttribute('aria-label'))).toEqual(names);
    expect(codes[0]?.querySelector('svg')?.getAttribute('width')).toBe('112');
  });

  it('has only a link to the app page without download addresses', async () => {
    const user = userEvent.setup();
    show({ ...visitor, app: {} });
    await user.click(screen.getByRole('button', { name: '下载 APP' }));
    expect(screen.getByRole('link', { name: '下载 APP' }).getAttribute('href')).toBe('#/appload');
  });

  it('is hidden without HEAD_APP', () => {
    show({ ...visitor, personConfig: [] });
    expect(screen.queryByRole('button', { name: '下载 APP' })).toBeNull();
  });
});

describe('header entries', () => {
  it('for the admin centre, cart and messages are absent when not given', () => {
    const { rerender } = show({ ...student, admin: null, cart: null, messages: null });
    for (const name of [/管理中心/, /购物车/, /消息/]) {
      expect(screen.queryByRole('button', { name })).toBeNull();
      expect(screen.queryByRole('link', { name })).toBeNull();
    }
    rerender(<HeaderByTemplate {...student} />);
    screen.getByRole('button', { name: '管理中心' });
    expect(screen.getByRole('link', { name: '消息，5 条未读' }).querySelector('span')).not.toBeNull();
  });

  it('show no dot without unread messages', () => {
    show({ ...student, messages: { unread: 0, href: '#/x' } });
    expect(screen.getByRole('link', { name: '消息' }).querySelector('span')).toBeNull();
    expect(screen.getByRole('button', { name: '菜单' }).querySelector('span')).toBeNull();
  });

  it('show the dot on the menu button of narrow screens', () => {
    show(student);
    expect(screen.getByRole('button', { name: '菜单' }).querySelector('span')).not.toBeNull();
  });

  it('open in a new window as their openType says', () => {
    show(visitor);
    expect(screen.getByRole('link', { name: '资源共享' }).getAttribute('target')).toBe('_blank');
    expect(screen.getByRole('link', { name: '资讯' }).hasAttribute('target')).toBe(false);
  });
});

describe('the account menu', () => {
  const open = async (props: HeaderProps = student) => {
    const user = userEvent.setup();
    show(props);
    await user.click(screen.getByRole('button', { name: /我的账户/ }));
    return user;
  };

  it('shows points under their alias, the last lesson and all links', async () => {
    await open();
    await screen.findByRole('link', { name: '学分币 1,280' });
    screen.getByRole('link', { name: /上次学到.*矩阵的秩.*继续学习/ });
    for (const [name, href] of [
      ['课程中心', '#/personal/course/classTable'],
      ['个人设置', '#/personal/setting/account'],
      ['订单管理', '#/personal/order?parentId=-1'],
      ['我的消息 5 条未读', '#/personal/message/detailslist'],
    ]) {
      expect(screen.getByRole('link', { name: name ?? '' }).getAttribute('href')).toBe(href);
    }
  });

  it('shows membership only with the flag, and log-out only with USER_LOGOUT', async () => {
    await open({ ...student, user: { ...student.user, isMember: false }, personConfig: [] });
    expect(screen.queryByText('会员')).toBeNull();
    expect(screen.queryByRole('button', { name: '退出登录' })).toBeNull();
  });

  it('logs out', async () => {
    const onLogout = vi.fn();
    const user = await open({ ...student, user: { ...student.user, onLogout } });
    await user.click(screen.getByRole('button', { name: '退出登录' }));
    expect(onLogout).toHaveBeenCalledOnce();
  });

  it('shows 12 characters of a long name', async () => {
    await open({ ...student, user: { ...student.user, name: '一二三四五六七八九十一二三四' } });
    expect(screen.getAllByText('一二三四五六七八九十一二').length).toBeGreaterThan(0);
    expect(screen.queryByText(/一二三四五六七八九十一二三/)).toBeNull();
  });
});

describe('the search field', () => {
  it('passes on the trimmed text', async () => {
    const user = userEvent.setup();
    const onSearch = vi.fn();
    show({ ...visitor, search: { text: '', onSearch } });
    await user.type(screen.getByRole('searchbox', { name: '搜索' }), '  线性代数 {Enter}');
    expect(onSearch).toHaveBeenCalledWith('线性代数');
  });

  it('is a collapsed combobox when onFocus is given', async () => {
    const onFocus = vi.fn();
    show({ ...visitor, search: { text: '', onSearch: vi.fn(), onFocus } });
    const field = screen.getByRole('combobox', { name: '搜索', expanded: false });
    await userEvent.click(field);
    expect(onFocus).toHaveBeenCalledWith(field);
  });

  it('follows the text of the address', () => {
    const { rerender } = show({ ...visitor, search: { text: '数学', onSearch: vi.fn() } });
    rerender(<HeaderByTemplate {...visitor} search={{ text: '编程', onSearch: vi.fn() }} />);
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '编程');
  });
});

it('the header switches language and colour scheme', async () => {
  const user = userEvent.setup();
  const onLocale = vi.fn();
  const onScheme = vi.fn();
  show({ ...visitor, preferences: { onLocale, onScheme, isDark: true } });
  await user.click(screen.getByRole('button', { name: /Switch to English/ }));
  await user.click(screen.getByRole('button', { name: '切换到浅色' }));
  expect(onLocale).toHaveBeenCalledWith('en');
  expect(onScheme).toHaveBeenCalledWith('light');
});

it('the header renders no address that could execute code', () => {
  show(hostile);
  expect(document.querySelector('[href^="javascript" i]')).toBeNull();
});
