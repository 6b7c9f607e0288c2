import { warnOfUnknownTheme } from './unknown.ts';

/**
 * Finds the theme of a part of the page that the server names with or without the part's own name before it; default
 * for the unknown, which developers are told. Nothing at all is no mistake.
 */
export function themeNamed<Theme extends string>(
  part: 'header' | 'footer',
  value: unknown,
  themes: readonly Theme[],
): Theme | 'default' | 'own' {
  const name = typeof value === 'string' ? value.replace(new RegExp(`^${part}-`), '') : '';
  const known = name === 'own' ? name : themes.find((theme) => theme === name);
  if (
    process.env.NODE_ENV !== 'production' &&
    known === undefined &&
    value !== undefined &&
    value !== null &&
    value !== ''
  )
    warnOfUnknownTheme(part, value);
  return known ?? 'default';
}
