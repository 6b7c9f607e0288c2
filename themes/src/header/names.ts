import { themeNamed } from '../themeNamed.ts';

/** The 13 header themes of the platform. */
export const headerThemes = [
  'blue',
  'bluePale',
  'cyan',
  'cyanDeep',
  'default',
  'gray',
  'green',
  'greenPale',
  'orange',
  'orangeDeep',
  'red',
  'redDeep',
  'white',
] as const;

export type HeaderTheme = (typeof headerThemes)[number];

/**
 * Reads a header theme out of what the server names it (`blue` or `header-blue`); `own` for a school's own colours
 * (`themeCss` of the maker), default for the unknown, which developers are told.
 */
export function headerThemeOf(value: unknown): HeaderTheme | 'own' {
  return themeNamed('header', value, headerThemes);
}

/** Gives the class of a header theme for what the server names it; default for the unknown. */
export const headerClass = (value: unknown): string => `header-${headerThemeOf(value)}`;
