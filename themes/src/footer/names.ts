import { schoolThemeNames } from '../schools/generated.ts';
import { warnOfUnknownTheme } from '../unknown.ts';
import { footerColours } from './colours.ts';

/** Every footer theme there is: the 8, and those of the schools' own files (`themes/schools`). */
export const footerThemes = [...footerColours, ...schoolThemeNames] as const;

export type FooterTheme = (typeof footerThemes)[number];

/**
 * Reads a footer theme out of what the server names it (`footer-cyan` or `cyan`); default for the unknown, which
 * developers are told. Nothing at all is no mistake.
 */
export function footerThemeOf(value: unknown): FooterTheme {
  const name = typeof value === 'string' ? value.replace(/^footer-/, '') : '';
  const known = footerThemes.find((theme) => theme === name);
  if (
    process.env.NODE_ENV !== 'production' &&
    known === undefined &&
    value !== undefined &&
    value !== null &&
    value !== ''
  )
    warnOfUnknownTheme('footer', value);
  return known ?? 'default';
}

/** Gives the class of a footer theme for what the server names it; default for the unknown. */
export const footerClass = (value: unknown): string => `footer-${footerThemeOf(value)}`;
