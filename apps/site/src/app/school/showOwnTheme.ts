import type { Shell } from '../../shared/school/shell.model.ts';

/**
 * The sheet in use. It needs no removal for a school without its own colours, since that school's class matches
 * none of its rules.
 */
let sheet: CSSStyleSheet | undefined;

/**
 * Adds the rules of a school's own colours to the page, before the theme is applied. The code that computes
 * them is loaded only for a school that has some; the delivered page already contains its school's rules.
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
    // If that code cannot be loaded, the page uses the default theme, which is as readable.
  }
}
