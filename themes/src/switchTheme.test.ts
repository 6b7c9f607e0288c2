// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { footerClass } from './footer/names.ts';
import { headerClass } from './header/names.ts';
import { switchTheme } from './switchTheme.ts';

it('suppresses transitions while the theme changes, and only then', async () => {
  const root = document.documentElement;
  let during: boolean | undefined;
  switchTheme(root, (element) => {
    during = element.hasAttribute('data-switching');
    element.dataset['theme'] = 'dark';
  });
  expect(during).toBe(true);
  await new Promise((done) => requestAnimationFrame(done));
  expect(root.hasAttribute('data-switching')).toBe(false);
  expect(root.dataset['theme']).toBe('dark');
});

it('names a theme class for what the server says, and the default for what it cannot mean', () => {
  expect(headerClass('header-bluePale')).toBe('header-bluePale');
  expect(headerClass('red')).toBe('header-red');
  expect(footerClass('footer-cyan')).toBe('footer-cyan');
  for (const wrong of [undefined, null, 7, '', 'header-pink', 'header-red evil', {}]) {
    expect(headerClass(wrong)).toBe('header-default');
    expect(footerClass(wrong)).toBe('footer-default');
  }
});
