// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { ownThemeCss } from './ownThemeCss.ts';
import { showOwnTheme } from './showOwnTheme.ts';

const shown = () =>
  document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
afterEach(() => void vi.restoreAllMocks());

test('the rules of a school’s own colours are adopted, and replaced by those of the next school', async () => {
  await showOwnTheme(undefined);
  expect(document.adoptedStyleSheets).toHaveLength(0);
  await showOwnTheme({ brand: '#b5305a', surface: '#fff3f5', footer: '#4a1428' });
  expect(shown().join('')).toMatch(/\.header-own \{[^}]*--lc-accent: ?#b5305a/);
  await showOwnTheme({ brand: '#0a7d6b', surface: undefined, footer: undefined });
  expect(shown().join('')).toContain('#0a7d6b');
  expect(shown().join('')).not.toContain('#b5305a');
  expect(document.adoptedStyleSheets).toHaveLength(1);
});

test.each([
  { brand: 'red}body{display:none', surface: undefined, footer: undefined },
  { brand: undefined, surface: undefined, footer: undefined },
  { brand: '#b5305a', surface: '</style>', footer: undefined },
])('an own theme without any colour, or with an invalid one, has no rules: %j', (theme) => {
  expect(ownThemeCss(theme)).toBe('');
});
