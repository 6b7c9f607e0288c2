// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { full, hostile } from './footers.samples.ts';
import { FooterByTemplate, footerTemplateIdOf, footers, loadFooter, type FooterProps } from './index.ts';

afterEach(cleanup);

const templates = ['1', '2', '3', '4', 'FESCO'] as const;

describe.each(templates)('footer %s', (templateId) => {
  const show = (props: FooterProps) => render(<FooterByTemplate templateId={templateId} {...props} />);

  it.each([
    ['everything', full],
    ['hostile data', hostile],
    ['nothing', {}],
    ['nulls', { info: null, menus: null, theme: null }],
  ])('hydrates without errors when rendered with %s', async (_, props: FooterProps) => {
    const element = <FooterByTemplate templateId={templateId} {...props} />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(element);
    const onRecoverableError = vi.fn();
    const root = await act(() => hydrateRoot(container, element, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    await act(() => root.unmount());
  });

  it('shows address, company, registration numbers and menu', () => {
    show(full);
    screen.getByText(/漕溪北路 88 号/);
    screen.getByText('明远教育科技有限公司');
    screen.getByText('关于我们');
    expect(screen.getByRole('link', { name: /ICP/ }).getAttribute('href')).toBe('https://beian.miit.gov.cn/');
    expect(screen.getByRole('link', { name: /沪公网安备/ }).getAttribute('href')).toBe(
      'https://beian.mps.gov.cn/',
    );
  });

  it('shows each QR code only with its flag', () => {
    show(full);
    screen.getByRole('img', { name: '微信公众号' });
    screen.getByRole('img', { name: '新浪微博' });
    expect(screen.queryByRole('img', { name: '腾讯微博' })).toBeNull();
  });

  it('links to a Weibo page, shows a Weibo QR code as an image, and lists submenus', () => {
    show({
      info: {
        sinaWeibo: 'https://weibo.com/mingyuan',
        sinaWeiboFlag: 1,
        tencentWeibo: 'https://t.example.org/code.png?v=1',
        tencentWeiboFlag: 1,
      },
      menus: full.menus,
    });
    expect(screen.getByRole('link', { name: '新浪微博' }).getAttribute('href')).toBe(
      'https://weibo.com/mingyuan',
    );
    screen.getByRole('img', { name: '腾讯微博' });
    for (const { children } of full.menus) {
      for (const { name, href } of children) {
        expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
      }
    }
  });

  it('falls back to text when the logo does not load', () => {
    show(full);
    fireEvent.error(screen.getByRole('img', { name: '明远在线学校' }));
    expect(screen.getByText('明远在线学校').tagName).toBe('STRONG');
  });

  it('renders no address that could execute code', () => {
    const { container } = show(hostile);
    expect(container.querySelector('[href^="javascript" i]')).toBeNull();
  });

  it('has the class of its theme', () => {
    show({ ...full, theme: 'footer-cyan' });
    expect(screen.getByRole('contentinfo').classList.contains('footer-cyan')).toBe(true);
  });

  it('can be loaded separately', async () => {
    expect(await loadFooter(templateId)).toBe(footers[templateId]);
  });
});

it.each([
  [4, '4'],
  ['2', '2'],
  ['fesco', 'FESCO'],
  [5, '1'],
  [undefined, '1'],
])('footerTemplateIdOf reads %j as %s', (value, id) => expect(footerTemplateIdOf(value)).toBe(id));
