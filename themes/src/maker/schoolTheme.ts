import type { ColourScheme } from '../base/neutral.ts';
import { deriveAccent } from './accent.ts';
import { darkHeader, headerOf, type HeaderPalette } from './header.ts';
import { parseHex } from './oklch.ts';

/** The tokens that a header theme sets, keyed by their names in the contracts. */
export interface HeaderTheme {
  header: HeaderPalette;
  color: Record<'accent' | 'accentHover' | 'accentSoft' | 'accentInk' | 'accentText' | 'focus', string>;
}

/** Writes a colour that follows `color-scheme`, so that one rule serves light, dark and auto. */
export function schemed(light: string, dark: string): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`;
}

/** Derives every token of a header theme from its palette, light and dark. */
export function headerTheme(palette: HeaderPalette): HeaderTheme {
  const night = darkHeader(palette);
  const accents: Record<ColourScheme, ReturnType<typeof deriveAccent>> = {
    light: deriveAccent(palette.accent, 'light'),
    dark: deriveAccent(palette.accent, 'dark'),
  };
  const accent = (name: keyof ReturnType<typeof deriveAccent>) =>
    schemed(accents.light[name], accents.dark[name]);
  return {
    header: {
      accent: accent('accent'),
      surface: schemed(palette.surface, night.surface),
      fade: schemed(palette.fade, night.fade),
      ink: schemed(palette.ink, night.ink),
    },
    color: {
      accent: accent('accent'),
      accentHover: accent('accentHover'),
      accentSoft: accent('accentSoft'),
      accentInk: accent('accentInk'),
      accentText: accent('accentText'),
      focus: accent('accentText'),
    },
  };
}

/**
 * Makes the css of a school's own colours from one brand colour (`#rgb` or
 * `#rrggbb`), AA in light and dark. It outweighs the header class on `<html>`.
 * Undefined when the text is no hex colour: the school then keeps its palette.
 */
export function makeSchoolTheme(brand: string, selector = 'html:root'): string | undefined {
  if (!parseHex(brand)) return undefined;
  const { header, color } = headerTheme(headerOf(brand));
  const rules = [
    ...Object.entries(header).map(([name, value]) => `--hd-${name}:${value}`),
    ...Object.entries(color).map(([name, value]) => `--lc-${name}:${value}`),
  ];
  return `${selector}{${rules.join(';')}}`;
}
