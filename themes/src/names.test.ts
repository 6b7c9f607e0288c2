// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { footerClass } from './footer/names.ts';
import { headerClass, headerThemeOf } from './header/names.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

it('headerClass and footerClass return the class of a known theme, and the default otherwise', () => {
  expect(headerClass('header-bluePale')).toBe('header-bluePale');
  expect(headerClass('red')).toBe('header-red');
  expect(footerClass('footer-cyan')).toBe('footer-cyan');
  for (const wrong of [undefined, null, 7, '', 'header-pink', 'header-red evil', {}]) {
    expect(headerClass(wrong)).toBe('header-default');
    expect(footerClass(wrong)).toBe('footer-default');
  }
});

it('an unknown theme is warned of once, and a missing one is not', () => {
  for (const absent of [undefined, null, '']) headerThemeOf(absent);
  headerThemeOf('header-red');
  expect(console.warn).not.toHaveBeenCalled();
  expect(headerThemeOf('header-mauve')).toBe('default');
  expect(headerThemeOf('header-mauve')).toBe('default');
  footerClass('mauve');
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    ['[@lectern/themes] There is no header theme "header-mauve": default is used instead'],
    ['[@lectern/themes] There is no footer theme "mauve": default is used instead'],
  ]);
});
