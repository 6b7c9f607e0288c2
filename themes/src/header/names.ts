import { schoolThemeNames } from '../schools/generated.ts';
import { warnOfUnknownTheme } from '../unknown.ts';
import { headerColours } from './colours.ts';

/** Every header theme there is: the 13, and those of the schools' own files (`themes/schools`). */
export const headerThemes = [...headerColours, ...schoolThemeNames] as const;

export type HeaderTheme = (typeof headerThemes)[number];

/**
 * Reads a header theme out of what the server names it (`blue` or `header-blue`); default for the unknown, which
 * developers are told. Nothing at all is no mistake.
 */
export function headerThemeOf(value: unknown): HeaderTheme {
  const name = typeof value === 'string' ? value.replace(/^header-/, '') : '';
  const known = headerThemes.find((theme) => theme === name);
  if (
    process.env.NODE_ENV !== 'production' &&
    known === undefined &&
    value !== undefined &&
    value !== null &&
    value !== ''
  )
    warnOfUnknownTheme('header', value);
  return known ?? 'default';
}

/** Gives the class of a header theme for what the server names it; default for the unknown. */
export const headerClass = (value: unknown): string => `header-${headerThemeOf(value)}`;
