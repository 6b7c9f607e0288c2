import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Type, type Static } from 'typebox';
import { Check } from 'typebox/value';
import type { SitePreloads } from './renderer.ts';
import { readRules, type RuleSheet, usedClasses } from './criticalCss.ts';

const Chunk = Type.Object({
  file: Type.String(),
  name: Type.Optional(Type.String()),
  css: Type.Optional(Type.Array(Type.String())),
  imports: Type.Optional(Type.Array(Type.String())),
});
const Manifest = Type.Record(Type.String(), Chunk);
type Manifest = Static<typeof Manifest>;

/** The first page's screen; its code is loaded together with the entry's. */
const HOME_SCREEN = 'src/features/home/HomePage.tsx';

/**
 * Chunks that every page but the delivered one needs, by their names in the site's build
 * (`apps/site/build/chunks.ts`).
 */
const SHARED: readonly string[] = ['pages', 'common'];

/**
 * The style sheet that other pages may load late, since they show nothing of it beyond what the delivered page
 * shows.
 */
const LATE_SHEET = /^\/?assets\/late-/;

/** A style sheet of the build. */
interface Sheet {
  readonly href: string;
  readonly rules: RuleSheet;
  /** Its rules without a class, such as animation frames, which every page takes. */
  readonly unclassed: string;
  /** Whether every page needs it. */
  readonly isAlways: boolean;
}

/** The values that fill the template. */
export interface PageParts {
  readonly attributes: Readonly<Record<string, string>>;
  /** Tags for `head`. */
  readonly head: string;
  /** CSS rules in addition to those of the build. */
  readonly css: string;
  readonly html: string;
  /** Embedded in the page as JSON; undefined leaves it out. */
  readonly data: unknown;
  /** The school that the page is of. */
  readonly schoolId: string;
}

/** The built site's page, ready to be filled. */
export interface Template {
  /** @returns the page, and the hashes of its inline scripts and styles for the Content-Security-Policy. */
  fill(parts: PageParts): {
    readonly page: string;
    readonly scriptHashes: readonly string[];
    readonly styleHashes: readonly string[];
  };
  /** @returns the rules that a piece of HTML needs in addition to those that every page has. */
  stylesOf(html: string): string;
}

/** Returns the hash of an inline script or style as a Content-Security-Policy source. */
export const sha = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Escapes text for an attribute or between tags. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Serializes JSON so that it cannot end the script element that contains it. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Adds a chunk after all its static imports, without its dynamic ones. */
function addStatically(
  manifest: Manifest,
  name: string,
  found: Set<string>,
  entered = new Set<string>(),
): void {
  const chunk = manifest[name];
  if (chunk === undefined || entered.has(name)) return;
  entered.add(name);
  for (const below of chunk.imports ?? []) addStatically(manifest, below, found, entered);
  found.add(name);
}

/** Returns the chunks of the page's own scripts and its first screen, in the order of their styles. */
function firstChunks(manifest: Manifest, page: string): Set<string> {
  const found = new Set<string>();
  for (const [, src] of page.matchAll(/<script\b[^>]*\bsrc="\/([^"]+)"/g)) {
    const name = Object.keys(manifest).find((candidate) => manifest[candidate]?.file === src);
    if (name !== undefined) addStatically(manifest, name, found);
  }
  addStatically(manifest, HOME_SCREEN, found);
  return found;
}

async function readSheets(client: string, manifest: Manifest, first: ReadonlySet<string>): Promise<Sheet[]> {
  const files = new Map<string, boolean>();
  const names = new Set([...first, ...Object.keys(manifest)]);
  for (const name of names) {
    const chunk = manifest[name];
    const own = chunk?.file.endsWith('.css') === true ? [chunk.file] : [];
    for (const file of [...own, ...(chunk?.css ?? [])])
      files.set(file, (files.get(file) ?? false) || first.has(name));
  }
  return Promise.all(
    [...files].map(async ([file, isAlways]) => {
      const text = (await readFile(join(client, file), 'utf8')).trim();
      const rules = readRules(text);
      return { href: `/${file}`, rules, unclassed: rules.take({ has: () => false }), isAlways };
    }),
  );
}

/** The table of pages for the delivered page's inline script; files are referred to by their index in one list. */
interface PageTable {
  /** Names in the folder of assets. */
  readonly files: readonly string[];
  /** The files that every page needs. */
  readonly shared: readonly number[];
  /** Per page: path, calls, whether it is for students only, its additional files, and a 1 where it has no header. */
  readonly pages: readonly (readonly [string, readonly string[], 0 | 1, readonly number[], 1?])[];
  /** Calls and files for the header of a logged-in student. */
  readonly student: readonly [readonly string[], readonly number[]];
}

/** Builds the table of the files that each page needs in addition to those of the delivered page. */
function tableOf(
  manifest: Manifest,
  { pages, student }: SitePreloads,
  first: ReadonlySet<string>,
): PageTable {
  const files: string[] = [];
  const place = (file: string) => {
    const name = file.replace(/^assets\//, '');
    const at = files.indexOf(name);
    return at === -1 ? files.push(name) - 1 : at;
  };
  const sheetsOf = ({ css = [] }: Static<typeof Chunk>) => css.filter((sheet) => !LATE_SHEET.test(sheet));
  const filesOf = (names: readonly string[], known: ReadonlySet<string>) => {
    const chunks = new Set<string>();
    for (const name of names) addStatically(manifest, name, chunks);
    return [...chunks].flatMap((name) => {
      const chunk = manifest[name];
      if (chunk === undefined) return [];
      return [...(known.has(name) ? [] : [chunk.file]), ...sheetsOf(chunk)];
    });
  };
  const named = Object.keys(manifest).filter((key) => SHARED.includes(manifest[key]?.name ?? ''));
  const shared = new Set(filesOf(named, first));
  // A page rendered later needs all rules of the sheets of which the delivered page has only the critical ones.
  for (const name of first) for (const sheet of sheetsOf(manifest[name] ?? { file: '' })) shared.add(sheet);
  const own = (screens: readonly string[]) =>
    filesOf(screens, first)
      .filter((file, at, all) => !shared.has(file) && all.indexOf(file) === at)
      .map(place);
  return {
    shared: [...shared].map(place),
    pages: pages.map(({ path, calls, isStudents, hasHeader, screens }) => {
      const row = [path, calls, isStudents ? 1 : 0, own(screens)] as const;
      return hasHeader ? row : [...row, 1];
    }),
    student: [student.calls, own(student.screens)],
    files,
  };
}

/**
 * Reads the built site's page and its style sheets.
 * @param client folder that Vite wrote for the browser.
 * @param preloads what the inline script may preload for other pages.
 * @throws when the site was not built, or not by this project.
 */
export async function readTemplate(client: string, preloads: SitePreloads): Promise<Template> {
  const [source, manifest]: [string, unknown] = await Promise.all([
    readFile(join(client, 'index.html'), 'utf8'),
    readFile(join(client, '.vite/manifest.json'), 'utf8').then((text): unknown => JSON.parse(text)),
  ]);
  if (!Check(Manifest, manifest)) throw new TypeError('The manifest of the built site cannot be read');
  const first = firstChunks(manifest, source);
  const sheets = await readSheets(client, manifest, first);

  // The styles are inlined, so Vite's links would load them a second time.
  const withoutStyles = source
    .replace(/\s*<link\b[^>]*\brel="stylesheet"[^>]*>/g, '')
    .replace(/\s*<!--(?!lectern:)[\s\S]*?-->/g, '');
  const links = [...first]
    .map((name) => `/${manifest[name]?.file ?? ''}`)
    .filter((href) => href.endsWith('.js') && !withoutStyles.includes(`"${href}"`))
    .map((href) => `<link rel="modulepreload" crossorigin href="${href}">`)
    .join('');
  const table = tableOf(manifest, preloads, first);
  const inlineScripts = Array.from(
    withoutStyles.matchAll(/<script>([\s\S]*?)<\/script>/g),
    (match) => match[1] ?? '',
  );
  const scriptHashes = inlineScripts.map(sha);

  return {
    fill({ attributes, head, css, html, data, schoolId }) {
      const tag = Object.entries(attributes)
        .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
        .join('');
      const used = usedClasses(tag + html);
      // A sheet of which the page uses only unclassed rules is left out, or it would delay another page.
      const shown = sheets
        .map((sheet) => ({ ...sheet, taken: sheet.rules.take(used) }))
        .filter(({ isAlways, taken, unclassed }) => isAlways || taken !== unclassed);
      const style = shown.map(({ taken }) => taken).join('\n') + css;
      // A disabled link is only loaded once the site needs the sheet's other rules; it also tells the bundler's
      // loader that the sheet exists.
      const known = shown
        .map(
          ({ href }) =>
            `<link rel="stylesheet" href="${href}" disabled${LATE_SHEET.test(href) ? ' data-late' : ''}>`,
        )
        .join('');
      const json =
        data === undefined
          ? ''
          : `<script type="application/json" id="lectern-data">${escapeJson(data)}</script>`;
      const firstCalls = `<script type="application/json" id="lectern-pages">${escapeJson({ school: schoolId, ...table })}</script>`;
      // The replacements are functions, since `$` has a special meaning in a replacement text.
      const page = withoutStyles
        .replace(/<html\b[^>]*>/, () => `<html${tag}>`)
        .replace('<!--lectern:head-->', () => `${head}<style>${style}</style>${known}${links}${firstCalls}`)
        .replace('<!--lectern:html-->', () => html)
        .replace('<!--lectern:data-->', () => json);
      return { page, scriptHashes, styleHashes: [sha(style)] };
    },
    stylesOf(html) {
      const used = usedClasses(html);
      return sheets.map(({ rules }) => rules.takeClassed(used)).join('');
    },
  };
}
