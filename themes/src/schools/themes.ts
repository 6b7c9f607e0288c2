import { makeTheme, type Theme } from '../maker/theme.ts';
import { schoolThemeFiles, schoolThemeNames } from './generated.ts';

export type SchoolThemeName = (typeof schoolThemeNames)[number];

/** Makes the theme of a school's own file; undefined where there is no such file. */
export function themeOfSchool(name: string): Theme | undefined {
  const found = schoolThemeNames.find((known) => known === name);
  return found === undefined ? undefined : makeTheme(schoolThemeFiles[found]);
}
