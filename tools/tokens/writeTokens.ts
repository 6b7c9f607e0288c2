import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { footerColours } from '../../themes/src/footer/colours.ts';
import { headerColours } from '../../themes/src/header/colours.ts';
import { checkThemeName, readThemeFile, type ThemeFile } from '../../themes/src/schools/themeFile.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const schools = 'themes/schools';
/** The module that css and components read, named from the root. */
export const SCHOOL_THEMES = 'themes/src/schools/generated.ts';

/** Reads every school's theme, by its name. @throws {ThemeFileError} naming the file and the field. */
async function readSchoolThemes(): Promise<Map<string, ThemeFile>> {
  const files = (await readdir(join(root, schools))).filter((file) => file.endsWith('.json')).toSorted();
  const themes = new Map<string, ThemeFile>();
  for (const file of files) {
    const path = `${schools}/${file}`;
    const name = file.replace(/\.json$/, '');
    checkThemeName(path, name, [...headerColours, ...footerColours]);
    themes.set(name, readThemeFile(path, await readFile(join(root, path), 'utf8')));
  }
  return themes;
}

/** Writes the themes as the module that css and components read. */
function moduleText(themes: ReadonlyMap<string, ThemeFile>): string {
  const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const names = [...themes.keys()].map(quoted).join(', ');
  const entries = [...themes].map(([name, { title, ...colours }]) => {
    const given = Object.entries(colours).flatMap(([field, hex]) =>
      hex === undefined ? [] : [`${field}: ${quoted(hex)}`],
    );
    return `  ${name}: {\n    title: { zh: ${quoted(title.zh)}, en: ${quoted(title.en)} },\n    ${given.join(',\n    ')},\n  },\n`;
  });
  return [
    '// Written by `npm run tokens` from themes/schools/*.json; a change here is lost.\n',
    '/** The names of the schools’ own themes. */',
    `export const schoolThemeNames = [${names}] as const;\n`,
    '/** What their files say. */',
    `export const schoolThemeFiles = {\n${entries.join('')}} as const;\n`,
  ].join('\n');
}

/** Writes a file unless it says so already; tells whether it did not. */
async function isStale(file: string, content: string, isCheck: boolean): Promise<boolean> {
  const path = join(root, file);
  const now = await readFile(path, 'utf8').catch(() => undefined);
  if (now === content) return false;
  if (!isCheck) await writeFile(path, content);
  return true;
}

/**
 * Brings the module of the schools' own themes up to date with their files.
 * @returns true where it was not current.
 */
export async function writeSchoolThemes({ isCheck }: { readonly isCheck: boolean }): Promise<boolean> {
  return isStale(SCHOOL_THEMES, moduleText(await readSchoolThemes()), isCheck);
}

/** Writes all tokens as JSON (Design Tokens format) and css into `themes/tokens`, as the package is published. */
export async function writeTokens(): Promise<void> {
  await writeSchoolThemes({ isCheck: false });
  // Imported only now: they are made of the module.
  const [{ dtcgTokens }, { cssTokens }] = await Promise.all([
    import('../../themes/src/tokens/dtcg.ts'),
    import('../../themes/src/tokens/cssText.ts'),
  ]);
  const folder = join(root, 'themes/tokens');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'lectern.tokens.json'), `${JSON.stringify(dtcgTokens(), null, 1)}\n`);
  await writeFile(join(folder, 'lectern.css'), cssTokens());
}
