import { schoolThemeNames } from '../schools/generated.ts';
import { themeNamed } from '../themeNamed.ts';
import { headerColours } from './colours.ts';

/** Every header theme there is: the 13, and those of the schools' own files (`themes/schools`). */
export const headerThemes = [...headerColours, ...schoolThemeNames] as const;

export type HeaderTheme = (typeof headerThemes)[number];

/**
 * Reads a header theme out of what the server names it (`blue` or `header-blue`); default for the unknown, which
 * developers are told.
 */
export function headerThemeOf(value: unknown): HeaderTheme {
  return themeNamed('header', value, headerThemes);
}

/** Gives the class of a header theme for what the server names it; default for the unknown. */
export const headerClass = (value: unknown): string => `header-${headerThemeOf(value)}`;
