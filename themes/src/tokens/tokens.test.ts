// @vitest-environment node
import { expect, it } from 'vitest';
import { footerThemes } from '../footer/names.ts';
import { headerThemes } from '../header/names.ts';
import { toHex, toOklch } from '../maker/oklch.ts';
import { cssTokens } from './cssText.ts';
import { plainTokens } from './plain.ts';
import { tailwindPreset, tailwindTheme } from './tailwind.ts';
import { dtcgTokens, type TokenGroup } from './dtcg.ts';

const isGroup = (value: unknown): value is TokenGroup =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Leaf {
  readonly path: string;
  readonly type: unknown;
  readonly value: unknown;
}

/** Returns every token with its path and the type inherited from its groups. */
function leavesOf(group: TokenGroup, path = '', inherited?: unknown): Leaf[] {
  const type = group['$type'] ?? inherited;
  if ('$value' in group) return [{ path, type, value: group['$value'] }];
  return Object.entries(group).flatMap(([name, inner]) =>
    isGroup(inner) ? leavesOf(inner, path === '' ? name : `${path}.${name}`, type) : [],
  );
}

const leaves = leavesOf(dtcgTokens());
const valueAt = (path: string): unknown => leaves.find((leaf) => leaf.path === path)?.value;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const measured = (units: readonly string[]) => (value: unknown) =>
  isGroup(value) &&
  isNumber(value['value']) &&
  units.includes(String(value['unit'])) &&
  fields(value) === 'unit,value';
const fields = (value: TokenGroup) => Object.keys(value).toSorted().join();
const isColour = (value: unknown) =>
  isGroup(value) &&
  value['colorSpace'] === 'srgb' &&
  Array.isArray(value['components']) &&
  value['components'].length === 3 &&
  value['components'].every((one) => isNumber(one) && one >= 0 && one <= 1) &&
  (value['alpha'] === undefined ||
    (isNumber(value['alpha']) && value['alpha'] >= 0 && value['alpha'] <= 1)) &&
  (value['hex'] === undefined || /^#[0-9a-f]{6}$/.test(String(value['hex'])));
const isLength = measured(['px', 'rem']);
const isShadow = (value: unknown) =>
  isGroup(value) &&
  fields(value) === 'blur,color,offsetX,offsetY,spread' &&
  isColour(value['color']) &&
  ['offsetX', 'offsetY', 'blur', 'spread'].every((name) => isLength(value[name]));

/** Validators for the values of each type (Design Tokens Format Module 2025.10). */
const holds: Readonly<Record<string, (value: unknown) => boolean>> = {
  color: isColour,
  dimension: isLength,
  duration: measured(['ms', 's']),
  number: isNumber,
  fontWeight: (value) => isNumber(value) && value >= 1 && value <= 1000,
  fontFamily: (value) =>
    Array.isArray(value) && value.every((face) => typeof face === 'string' && face !== ''),
  cubicBezier: (value) =>
    Array.isArray(value) &&
    value.length === 4 &&
    value.every(isNumber) &&
    [value[0], value[2]].every((x) => isNumber(x) && x >= 0 && x <= 1),
  shadow: (value) => (Array.isArray(value) ? value.every(isShadow) : isShadow(value)),
};

it('every token has a value valid for its type', () => {
  const wrong = leaves.filter(({ type, value }) => holds[String(type)]?.(value) !== true);
  expect(wrong).toEqual([]);
});

it('the tokens use exactly the expected types', () => {
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

it('the tokens include every header and footer theme in light and dark, and no forbidden names', () => {
  for (const scheme of ['light', 'dark']) {
    for (const name of headerThemes)
      expect(valueAt(`header.${name}.${scheme}.accentText`), name).toBeDefined();
    for (const name of footerThemes) expect(valueAt(`footer.${name}.${scheme}.ink`), name).toBeDefined();
  }
  for (const { path } of leaves) expect(path).not.toMatch(/[{}$]|\.\./);
});

it('colours, lengths, durations and easings are written in the format’s form', () => {
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

it('plainTokens has the same names and values as cssTokens', () => {
  const { base, header, scale } = plainTokens();
  const css = cssTokens();
  const byDay = css.replaceAll(/light-dark\((rgb\([^)]*\)|#\w+), (?:rgb\([^)]*\)|#\w+)\)/g, '$1');
  const named: [string, { readonly light: string }][] = Object.entries({ ...base, ...header['red'] });
  for (const [name, { light }] of named) expect(byDay).toContain(`${name}: ${light};`);
  expect(scale.space.x4).toBe('16px');
});

it('the Tailwind theme and preset refer only to existing tokens', () => {
  const theme = tailwindTheme();
  const preset = JSON.stringify(tailwindPreset());
  const { base, header, footer } = plainTokens();
  const known = new Set([
    ...Object.keys(base),
    ...Object.keys(header['red'] ?? {}),
    ...Object.keys(footer['red'] ?? {}),
  ]);
  const usedBy = (source: string) =>
    new Set(Array.from(source.matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name));
  const used = usedBy(theme);
  expect(used.size).toBeGreaterThan(30);
  expect([...used].filter((name) => !known.has(String(name)))).toEqual([]);
  expect(usedBy(preset)).toEqual(used);
  expect(theme).toContain('--color-accent-soft: var(--lc-accentSoft);');
});

it('cssTokens sets every header and footer theme, and only valid colours', () => {
  const css = cssTokens();
  for (const name of headerThemes) expect(css).toContain(`.header-${name} {`);
  for (const name of footerThemes) expect(css).toContain(`.footer-${name} {`);
  expect(css).toContain('--hd-surface: light-dark(#1a55cc, ');
  for (const hex of css.match(/#[0-9a-f]+/g) ?? []) expect(toHex(toOklch(hex))).toBe(hex);
  expect(css).not.toMatch(/undefined|NaN/);
});
