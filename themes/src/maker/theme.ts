import type { ColourScheme } from '../base/neutral.ts';
import { shadowColours, type ShadowLayer } from '../base/tokens.ts';
import { deriveAccent } from './accent.ts';
import { footerGroundOf, footerInBoth, footerOf, type FooterPalette } from './footer.ts';
import { darkHeader, headerOf, type HeaderPalette } from './header.ts';
import { parseHex } from './oklch.ts';

/** What a school says of its colours, as `#rgb` or `#rrggbb`. */
export interface ThemeSource {
  /** The school's own colour. */
  readonly brand: string;
  /** The header's ground. @defaultValue the brand */
  readonly surface?: string | undefined;
  /** The footer's ground. @defaultValue a deep tone of the brand */
  readonly footer?: string | undefined;
}

/** A whole theme by day; the nights are derived (`darkHeader`, `darkFooter`). */
export interface Theme {
  readonly header: HeaderPalette;
  readonly footer: FooterPalette;
}

/**
 * Makes a whole theme of one brand colour and, where the school wants them, two
 * grounds: every text on it is AA.
 * @throws {TypeError} naming what is no hex colour, so that no css can be smuggled in.
 */
export function makeTheme({ brand, surface, footer }: ThemeSource): Theme {
  for (const [field, colour] of Object.entries({ brand, surface, footer })) {
    if (colour !== undefined && !parseHex(colour))
      throw new TypeError(`"${field}" must be a colour such as "#1d5bd6"`);
  }
  return { header: headerOf(brand, surface), footer: footerOf(footer ?? footerGroundOf(brand)) };
}

/** Writes a colour that follows `color-scheme`, so that one rule serves light, dark and auto. */
export function schemed(light: string, dark: string): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`;
}

/** Writes a shadow of the house, whose layers follow `color-scheme`. */
export const schemedShadow = (layers: readonly ShadowLayer[]): string =>
  layers
    .map((layer) => {
      const { light, dark } = shadowColours(layer);
      return `0 ${layer.y}px ${layer.blur}px ${schemed(light, dark)}`;
    })
    .join(', ');

/** A custom property's value by day and by night. */
type Schemes = Record<ColourScheme, string>;

/** Every custom property that a header theme sets, light and dark. */
export function headerProperties(palette: HeaderPalette): Record<string, Schemes> {
  const night = darkHeader(palette);
  const day = deriveAccent(palette.accent, 'light');
  const dusk = deriveAccent(palette.accent, 'dark');
  const accent = (name: keyof typeof day): Schemes => ({ light: day[name], dark: dusk[name] });
  const band = (name: 'surface' | 'fade' | 'ink'): Schemes => ({ light: palette[name], dark: night[name] });
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

/** Every custom property that a footer theme sets, light and dark. */
export function footerProperties({
  light,
  dark,
}: Record<ColourScheme, FooterPalette>): Record<string, Schemes> {
  const both = (name: keyof FooterPalette): Schemes => ({ light: light[name], dark: dark[name] });
  return {
    '--ft-surface': both('surface'),
    '--ft-ink': both('ink'),
    '--ft-inkMuted': both('inkMuted'),
    '--ft-line': both('line'),
  };
}

/** Writes custom properties as values that follow `color-scheme`. */
export const schemedProperties = (properties: Record<string, Schemes>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, { light, dark }]) => [name, schemed(light, dark)]),
  );

/** Which elements wear a theme that is made at run time: the classes of a school's own colours. */
const own = { header: '.header-own', footer: '.footer-own' } as const;

/**
 * Writes a theme as css for the elements that wear it. Written out by scheme, since no build lowers `light-dark()` in
 * it for older browsers; the scheme is that of the element or of what it stands in.
 */
export function themeCss(
  { header, footer }: Theme,
  selectors: Readonly<Record<'header' | 'footer', string>> = own,
): string {
  const part = (name: 'header' | 'footer', properties: Record<string, Schemes>): string => {
    const all = Object.entries(properties);
    const values = (scheme: ColourScheme) => all.map(([key, pair]) => `${key}:${pair[scheme]}`).join(';');
    const selector = selectors[name];
    const within = (scheme: string) =>
      `${selector}[data-theme=${scheme}],[data-theme=${scheme}] ${selector}:not([data-theme])`;
    const dark = values('dark');
    return [
      `${selector}{${values('light')}}`,
      `${within('dark')}{${dark}}`,
      `@media (prefers-color-scheme:dark){${within('auto')}{${dark}}}`,
    ].join('');
  };
  return part('header', headerProperties(header)) + part('footer', footerProperties(footerInBoth(footer)));
}
