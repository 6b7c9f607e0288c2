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
 * Parses the server's name of a header theme (`blue` or `header-blue`): `own` for a school's own colours
 * (`themeCss` of the maker), the default for an unknown name, with a warning for developers.
 */
export function headerThemeOf(value: unknown): HeaderTheme | 'own' {
  return themeNamed('header', value, headerThemes);
}

/** Returns the CSS class of a header theme for the server's name of it; the default for an unknown name. */
export const headerClass = (value: unknown): string => `header-${headerThemeOf(value)}`;
