import { readableTheme, themeCss } from '@lectern/themes/maker';
import type { Shell } from '../../shared/school/shell.model.ts';

/**
 * Writes the rules of a school's own colours. They are measured again, whoever sent them: of what is no colour, or could
 * not be read, there are no rules, and the page wears the default.
 */
export function ownThemeCss(theme: Shell['ownTheme']): string {
  if (theme === undefined) return '';
  const { brand, surface, footer } = theme;
  try {
    return themeCss(
      readableTheme({ brand: brand ?? '', surface: surface ?? undefined, footer: footer ?? undefined }),
    );
  } catch {
    return '';
  }
}
