import { warnOfUnknownTheme } from './unknown.ts';

/**
 * Finds a theme by the server's name for it, with or without the prefix of its part; the default for an unknown
 * name, with a warning for developers. A missing name causes no warning.
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
