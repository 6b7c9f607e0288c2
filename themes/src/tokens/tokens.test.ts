// @vitest-environment node
import { expect, it } from 'vitest';
import { footerThemes } from '../footer/names.ts';
import { headerThemes } from '../header/names.ts';
import { toHex, toOklch } from '../maker/oklch.ts';
import { cssTokens } from './cssText.ts';
import { dtcgTokens, type TokenGroup } from './dtcg.ts';

const isGroup = (value: unknown): value is TokenGroup =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Leaf {
  readonly path: string;
  readonly type: unknown;
  readonly value: unknown;
}

/** Every token with its path and the type that its groups give it. */
function leavesOf(group: TokenGroup, path = '', inherited?: unknown): Leaf[] {
  const type = group['$type'] ?? inherited;
  if ('$value' in group) return [{ path, type, value: group['$value'] }];
  return Object.entries(group).flatMap(([name, inner]) =>
    isGroup(inner) ? leavesOf(inner, path === '' ? name : `${path}.${name}`, type) : [],
  );
}

const leaves = leavesOf(dtcgTokens());
const valueAt = (path: string): unknown => leaves.find((leaf) => leaf.path === path)?.value;

it('gives every token a type that the format knows', () => {
  const known = [
    'dimension',
    'number',
    'fontWeight',
    'fontFamily',
    'duration',
    'cubicBezier',
    'color',
    'shadow',
  ];
  expect(new Set(leaves.map(({ type }) => type))).toEqual(new Set(known));
});

it('has every header and footer theme, light and dark, and no name that the format forbids', () => {
  for (const scheme of ['light', 'dark']) {
    for (const name of headerThemes)
      expect(valueAt(`header.${name}.${scheme}.accentText`), name).toBeDefined();
    for (const name of footerThemes) expect(valueAt(`footer.${name}.${scheme}.ink`), name).toBeDefined();
  }
  for (const { path } of leaves) expect(path).not.toMatch(/[{}$]|\.\./);
});

it('writes colours, sizes and times as the format wants them', () => {
  expect(valueAt('header.blue.light.accent')).toEqual({
    colorSpace: 'srgb',
    components: [0.1137, 0.3569, 0.8392],
    hex: '#1d5bd6',
  });
  expect(valueAt('base.light.scrim')).toMatchObject({ alpha: 0.48 });
  expect(valueAt('space.x4')).toEqual({ value: 16, unit: 'px' });
  expect(valueAt('fontSize.sm')).toEqual({ value: 0.875, unit: 'rem' });
  expect(valueAt('duration.fast')).toEqual({ value: 120, unit: 'ms' });
  expect(valueAt('easing.ease')).toEqual([0.2, 0, 0, 1]);
});

it('sets in css what it sets in JSON, and nothing that is no colour', () => {
  const css = cssTokens();
  for (const name of headerThemes) expect(css).toContain(`.header-${name} {`);
  for (const name of footerThemes) expect(css).toContain(`.footer-${name} {`);
  expect(css).toContain('--hd-surface: light-dark(#1a55cc, ');
  for (const hex of css.match(/#[0-9a-f]+/g) ?? []) expect(toHex(toOklch(hex))).toBe(hex);
  expect(css).not.toMatch(/undefined|NaN/);
});
