// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { switchTheme } from './switchTheme.ts';

it('switchTheme suppresses transitions only while the theme changes', async () => {
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
