import type { Shell } from '../../shared/school/shell.model.ts';

/** Takes the place of the one before; a school without colours of its own has no class that it would fit. */
let sheet: CSSStyleSheet | undefined;

/**
 * Brings the rules of a school's own colours into the page, before it wears them. What makes them comes only for a
 * school that has some; the delivered page has its school's rules already.
 */
export async function showOwnTheme(theme: Shell['ownTheme']): Promise<void> {
  if (theme === undefined) return;
  try {
    const { ownThemeCss } = await import('./ownThemeCss.ts');
    if (sheet === undefined) {
      sheet = new CSSStyleSheet();
      document.adoptedStyleSheets.push(sheet);
    }
    sheet.replaceSync(ownThemeCss(theme));
  } catch {
    // Without that code the page wears the default: plainer, and as readable.
  }
}
