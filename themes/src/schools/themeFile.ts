import { parseHex } from '../maker/oklch.ts';
import type { ThemeSource } from '../maker/theme.ts';

/** A school's theme as its file has it (`themes/schools/{name}.json`). */
export interface ThemeFile extends ThemeSource {
  /** What people call it. */
  readonly title: { readonly zh: string; readonly en: string };
}

/** A theme file that cannot be used; the message names the file and the field. */
export class ThemeFileError extends Error {
  override readonly name = 'ThemeFileError';
}

const fields = ['title', 'brand', 'surface', 'footer'];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads one field after another and says of the first wrong one what it should be. */
class Reader {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  refuse(field: string, problem: string): never {
    throw new ThemeFileError(`${this.#file}: "${field}" ${problem}`);
  }

  object(value: unknown, field: string, known: readonly string[]): Readonly<Record<string, unknown>> {
    if (!isObject(value)) return this.refuse(field, 'must be an object');
    const unknown = Object.keys(value).find((key) => !known.includes(key));
    const path = field === '' ? '' : `${field}.`;
    if (unknown !== undefined)
      return this.refuse(`${path}${unknown}`, `is not known; there are ${known.join(', ')}`);
    return value;
  }

  words(value: unknown, field: string): string {
    if (typeof value === 'string' && value.trim() !== '') return value;
    return this.refuse(field, 'must be a text');
  }

  colour(value: unknown, field: string): string {
    if (typeof value === 'string' && parseHex(value)) return value;
    return this.refuse(
      field,
      `must be a colour such as "#1d5bd6", but is ${JSON.stringify(value) ?? 'missing'}`,
    );
  }

  colourIfAny(value: unknown, field: string): string | undefined {
    return value === undefined ? undefined : this.colour(value, field);
  }
}

/**
 * Reads a theme file's content.
 * @param file how messages name it.
 * @throws {ThemeFileError} naming the first field that is missing, wrong or unknown.
 */
export function readThemeFile(file: string, content: string): ThemeFile {
  const reader = new Reader(file);
  let parsed: unknown;
  try {
    parsed = JSON.parse(content);
  } catch (cause) {
    throw new ThemeFileError(`${file} is no JSON: ${cause instanceof Error ? cause.message : ''}`, { cause });
  }
  const theme = reader.object(parsed, '', fields);
  const title = reader.object(theme['title'], 'title', ['zh', 'en']);
  return {
    title: { zh: reader.words(title['zh'], 'title.zh'), en: reader.words(title['en'], 'title.en') },
    brand: reader.colour(theme['brand'], 'brand'),
    surface: reader.colourIfAny(theme['surface'], 'surface'),
    footer: reader.colourIfAny(theme['footer'], 'footer'),
  };
}

/**
 * Checks a theme's name, which is its file's: letters alone, as class names and the
 * back end's settings want it, and none of the catalogue's.
 * @throws {ThemeFileError} saying what is wrong with it.
 */
export function checkThemeName(file: string, name: string, taken: readonly string[]): void {
  if (!/^[a-z][A-Za-z]*$/.test(name)) {
    throw new ThemeFileError(`${file}: the file's name must be letters alone, beginning with a small one`);
  }
  if (taken.includes(name))
    throw new ThemeFileError(`${file}: there is a theme "${name}" in the catalogue already`);
}
