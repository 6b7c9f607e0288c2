import type { ColourScheme } from '../base/neutral.ts';
import { shadowColours, type ShadowLayer } from '../base/tokens.ts';
import { deriveAccent } from './accent.ts';
import { footerGroundOf, footerInBoth, footerOf, type FooterPalette } from './footer.ts';
import { darkHeader, headerOf, type HeaderPalette } from './header.ts';
import { parseHex } from './oklch.ts';

/** The colours that a school sets, as `#rgb` or `#rrggbb`. */
export interface ThemeSource {
  /** The school's brand colour. */
  readonly brand: string;
  /** Background of the header. @defaultValue the brand */
  readonly surface?: string | undefined;
  /** Background of the footer. @defaultValue a deep tone of the brand */
  readonly footer?: string | undefined;
}

/** The light palettes of a theme; the dark ones are derived (`darkHeader`, `darkFooter`). */
export interface Theme {
  readonly header: HeaderPalette;
  readonly footer: FooterPalette;
}

/**
 * Creates a theme from a brand colour and, optionally, two backgrounds; all text on it reaches AA.
 * @throws {TypeError} naming a value that is not a hex colour, so that no CSS can be injected.
 */
export function makeTheme({ brand, surface, footer }: ThemeSource): Theme {
  for (const [field, colour] of Object.entries({ brand, surface, footer })) {
    // The brand may be missing where the colours come from JSON.
    if (colour === undefined ? field === 'brand' : !parseHex(colour))
      throw new TypeError(`"${field}" must be a colour such as "#1d5bd6"`);
  }
  return { header: headerOf(brand, surface), footer: footerOf(footer ?? footerGroundOf(brand)) };
}

/** Returns a `light-dark()` colour, so that one rule serves light, dark and auto. */
export function schemed(light: string, dark: string): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`;
}

/** Returns a shadow whose layers follow `color-scheme`. */
export const schemedShadow = (layers: readonly ShadowLayer[]): string =>
  layers
    .map((layer) => {
      const { light, dark } = shadowColours(layer);
      return `0 ${layer.y}px ${layer.blur}px ${schemed(light, dark)}`;
    })
    .join(', ');

/** Value of a custom property in light and dark mode. */
type Schemes = Record<ColourScheme, string>;

/** Returns the custom properties of a header theme, light and dark. */
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

/** Returns the custom properties of a footer theme, light and dark. */
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

/** Converts custom properties to values that follow `color-scheme`. */
export const schemedProperties = (properties: Record<string, Schemes>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, { light, dark }]) => [name, schemed(light, dark)]),
  );

/** Selectors of a theme made at run time: the classes of a school's own colours. */
const own = { header: '.header-own', footer: '.footer-own' } as const;

/**
 * Returns the CSS of a theme. Light and dark are separate rules, since no build step converts `light-dark()`
 * for older browsers here; the scheme is that of the element or its ancestors.
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
