import { schoolThemeNames } from '../schools/generated.ts';
import { themeNamed } from '../themeNamed.ts';
import { footerColours } from './colours.ts';

/** Every footer theme there is: the 8, and those of the schools' own files (`themes/schools`). */
export const footerThemes = [...footerColours, ...schoolThemeNames] as const;

export type FooterTheme = (typeof footerThemes)[number];

/**
 * Reads a footer theme out of what the server names it (`footer-cyan` or `cyan`); default for the unknown, which
 * developers are told.
 */
export function footerThemeOf(value: unknown): FooterTheme {
  return themeNamed('footer', value, footerThemes);
}

/** Gives the class of a footer theme for what the server names it; default for the unknown. */
export const footerClass = (value: unknown): string => `footer-${footerThemeOf(value)}`;
