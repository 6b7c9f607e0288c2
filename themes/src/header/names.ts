import { schoolThemeNames } from '../schools/generated.ts';
import { headerColours } from './colours.ts';

/** Every header theme there is: the 13, and those of the schools' own files (`themes/schools`). */
export const headerThemes = [...headerColours, ...schoolThemeNames] as const;

export type HeaderTheme = (typeof headerThemes)[number];

/** Gives the class of a header theme for what the server names it (`blue` or `header-blue`); default for the unknown. */
export function headerClass(value: unknown): string {
  const name = String(value ?? '').replace(/^header-/, '');
  return `header-${headerThemes.find((theme) => theme === name) ?? 'default'}`;
}
