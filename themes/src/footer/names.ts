import { schoolThemeNames } from '../schools/generated.ts';
import { footerColours } from './colours.ts';

/** Every footer theme there is: the 8, and those of the schools' own files (`themes/schools`). */
export const footerThemes = [...footerColours, ...schoolThemeNames] as const;

export type FooterTheme = (typeof footerThemes)[number];

/** Gives the class of a footer theme for what the server names it (`footer-cyan` or `cyan`); default for the unknown. */
export function footerClass(value: unknown): string {
  const name = String(value ?? '').replace(/^footer-/, '');
  return `footer-${footerThemes.find((theme) => theme === name) ?? 'default'}`;
}
