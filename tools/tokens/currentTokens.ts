import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { footerColours } from '../../themes/src/footer/colours.ts';
import { headerColours } from '../../themes/src/header/colours.ts';
import { checkThemeName, readThemeFile, type ThemeFile } from '../../themes/src/schools/themeFile.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const schools = 'themes/schools';
const module = 'themes/src/schools/generated.ts';

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

/** Writes a file unless it stands so already; tells whether it did not. */
async function isStale(file: string, content: string, isCheck: boolean): Promise<boolean> {
  const path = join(root, file);
  const now = await readFile(path, 'utf8').catch(() => undefined);
  if (now === content) return false;
  if (!isCheck) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  return true;
}

/**
 * Brings everything up to date that is written from the themes: the module of the
 * schools' own ones, and the tokens as JSON (Design Tokens format) and css.
 * @returns the files that were not current.
 */
export async function currentTokens({ isCheck }: { readonly isCheck: boolean }): Promise<string[]> {
  const isModuleStale = await isStale(module, moduleText(await readSchoolThemes()), isCheck);
  if (isModuleStale && isCheck) return [module];
  // Imported only now: they are made of the module.
  const [{ dtcgTokens }, { cssTokens }] = await Promise.all([
    import('../../themes/src/tokens/dtcg.ts'),
    import('../../themes/src/tokens/cssText.ts'),
  ]);
  const files: [string, string][] = [
    ['themes/tokens/lectern.tokens.json', `${JSON.stringify(dtcgTokens(), null, 1)}\n`],
    ['themes/tokens/lectern.css', cssTokens()],
  ];
  const stale = isModuleStale ? [module] : [];
  for (const [file, content] of files) if (await isStale(file, content, isCheck)) stale.push(file);
  return stale;
}
