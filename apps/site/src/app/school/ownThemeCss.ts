import { readableTheme, themeCss } from '@lectern/themes/maker';
import type { Shell } from '../../shared/school/shell.model.ts';

/**
 * Returns the CSS rules of a school's own colours. The colours are validated again here, whatever their source:
 * for invalid ones there are no rules, and the page uses the default theme.
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
