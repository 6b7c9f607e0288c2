import { themeNamed } from '../themeNamed.ts';

/** The 8 footer themes of the platform. */
export const footerThemes = ['default', 'gray', 'white', 'red', 'blue', 'cyan', 'green', 'orange'] as const;

export type FooterTheme = (typeof footerThemes)[number];

/**
 * Reads a footer theme out of what the server names it (`footer-cyan` or `cyan`); `own` for a school's own colours
 * (`themeCss` of the maker), default for the unknown, which developers are told.
 */
export function footerThemeOf(value: unknown): FooterTheme | 'own' {
  return themeNamed('footer', value, footerThemes);
}

/** Gives the class of a footer theme for what the server names it; default for the unknown. */
export const footerClass = (value: unknown): string => `footer-${footerThemeOf(value)}`;
