import { themeNamed } from '../themeNamed.ts';

/** The 8 footer themes of the platform. */
export const footerThemes = ['default', 'gray', 'white', 'red', 'blue', 'cyan', 'green', 'orange'] as const;

export type FooterTheme = (typeof footerThemes)[number];

/**
 * Parses the server's name of a footer theme (`footer-cyan` or `cyan`): `own` for a school's own colours
 * (`themeCss` of the maker), the default for an unknown name, with a warning for developers.
 */
export function footerThemeOf(value: unknown): FooterTheme | 'own' {
  return themeNamed('footer', value, footerThemes);
}

/** Returns the CSS class of a footer theme for the server's name of it; the default for an unknown name. */
export const footerClass = (value: unknown): string => `footer-${footerThemeOf(value)}`;
