import type { ColourScheme } from '../base/neutral.ts';
import { deriveAccent } from './accent.ts';
import { darkHeader, headerOf, type HeaderPalette } from './header.ts';
import { parseHex } from './oklch.ts';

/** Writes a colour that follows `color-scheme`, so that one rule serves light, dark and auto. */
export function schemed(light: string, dark: string): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`;
}

type Scheme = Record<ColourScheme, string>;

/** Every custom property that a header theme sets, light and dark. */
function properties(palette: HeaderPalette): Record<string, Scheme> {
  const night = darkHeader(palette);
  const day = deriveAccent(palette.accent, 'light');
  const dusk = deriveAccent(palette.accent, 'dark');
  const accent = (name: keyof typeof day): Scheme => ({ light: day[name], dark: dusk[name] });
  const band = (name: 'surface' | 'fade' | 'ink'): Scheme => ({ light: palette[name], dark: night[name] });
  return {
    '--hd-accent': accent('accent'),
    '--hd-surface': band('surface'),
    '--hd-fade': band('fade'),
    '--hd-ink': band('ink'),
    '--lc-accent': accent('accent'),
    '--lc-accentHover': accent('accentHover'),
    '--lc-accentSoft': accent('accentSoft'),
    '--lc-accentInk': accent('accentInk'),
    '--lc-accentText': accent('accentText'),
    '--lc-focus': accent('accentText'),
  };
}

/** Writes every custom property of a header theme as a pair that follows `color-scheme`. */
export function headerTheme(palette: HeaderPalette): Record<string, string> {
  return Object.fromEntries(
    Object.entries(properties(palette)).map(([name, { light, dark }]) => [name, schemed(light, dark)]),
  );
}

/**
 * Makes the css of a school's own colours from one brand colour (`#rgb` or
 * `#rrggbb`), AA in light and dark. It outweighs the header class on `<html>`.
 * Written out by scheme, since no build lowers `light-dark()` in it for older
 * browsers. Undefined when the text is no hex colour: the school then keeps its palette.
 */
export function makeSchoolTheme(brand: string, selector = 'html:root'): string | undefined {
  if (!parseHex(brand)) return undefined;
  const all = Object.entries(properties(headerOf(brand)));
  const rule = (scheme: ColourScheme) => all.map(([name, pair]) => `${name}:${pair[scheme]}`).join(';');
  const dark = rule('dark');
  return [
    `${selector}{${rule('light')}}`,
    `${selector}[data-theme=dark]{${dark}}`,
    `@media (prefers-color-scheme:dark){${selector}[data-theme=auto]{${dark}}}`,
  ].join('');
}
