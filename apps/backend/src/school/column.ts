import { VENDOR_VIDEO } from '../providers/player/playerProvider.ts';
import { type Cell, cellText, type Language, type Words } from './cell.ts';

/** What a row holds in one column. */
export type Value = string | number | boolean | Date | readonly string[] | null;

/** What was read from a cell, or what is wrong with it and how it is cured. */
export type Reading<V> = { readonly value: V } | { readonly problem: string };

/** A word that may stand in a cell. */
export interface Choice {
  readonly value: string;
  readonly words: Words;
}

/** What kinds of columns there are; the document says how each is written. */
export type ColumnType =
  | 'text'
  | 'lines'
  | 'document'
  | 'number'
  | 'yuan'
  | 'moment'
  | 'end'
  | 'day'
  | 'yesNo'
  | 'choice'
  | 'reference'
  | 'file'
  | 'files'
  | 'video'
  | 'settings'
  | 'secret'
  | 'sealed';

/** A column of a table: the one place that says what may stand in it. */
export interface Column<V extends Value = Value> {
  readonly type: ColumnType;
  readonly name: Words;
  /** What it means, with its unit. */
  readonly about: Words;
  /** What an empty cell means; undefined where none may be empty. */
  readonly fallback: V | undefined;
  /** Said of an empty cell that must not be. */
  readonly cure: string;
  readonly choices: readonly Choice[];
  /** The table whose row it names. */
  readonly target: string | undefined;
  /** The columns of this row that make up that row's key, where its own cell is not enough. */
  readonly via: readonly string[];
  /** True where no two rows may have the same. */
  readonly isUnique: boolean;
  /** True where Markdown may show pictures of `files/`. */
  readonly hasPictures: boolean;
  /** True where an empty cell leaves what is stored as it is. */
  readonly isKeptWhenEmpty: boolean;
  /** True where it is said of new rows alone: what is stored stays as it is. */
  readonly isForNew: boolean;
  /** Reads a cell that is not empty. */
  read(cell: Cell): Reading<V>;
  write(value: V, language: Language): Cell;
}

interface Naming {
  readonly zh: string;
  readonly en: string;
  readonly about: Words;
}

/** What a table says of a column. */
export interface Options<V> extends Naming {
  /** @defaultValue the column must be filled in */
  readonly empty?: V;
  readonly cure?: string;
  readonly isUnique?: boolean;
  readonly isKeptWhenEmpty?: boolean;
  readonly isForNew?: boolean;
  readonly hasPictures?: boolean;
}

/** The same of one that may be left out. */
export type Optional = Omit<Options<null>, 'empty' | 'cure'>;

/** How a kind of column is read and written. */
export type Kind<V extends Value> = Pick<Column<V>, 'type' | 'read' | 'write'>;

/** Says what is wrong with a cell. */
export const problem = (text: string): { readonly problem: string } => ({ problem: text });

/** Makes a column of a kind. */
export function column<V extends Value>(
  {
    zh,
    en,
    about,
    empty,
    cure = 'fill it in',
    isUnique = false,
    isKeptWhenEmpty = false,
    isForNew = false,
    hasPictures = false,
  }: Options<V>,
  rest: Kind<V> & Partial<Pick<Column<V>, 'choices' | 'target' | 'via'>>,
): Column<V> {
  return {
    name: { zh, en },
    about,
    fallback: empty,
    cure,
    isUnique,
    isKeptWhenEmpty,
    isForNew,
    hasPictures,
    choices: [],
    target: undefined,
    via: [],
    ...rest,
  };
}

/** The same kind where an empty cell means none. */
export const optional = <V extends Value>(
  options: Optional,
  { type, read, write }: Kind<V>,
): Column<V | null> =>
  column<V | null>(
    { ...options, empty: null },
    { type, read, write: (value, language) => (value === null ? null : write(value, language)) },
  );

/** Signs that no text of a school has. */
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/;

function textOf(cell: Cell, most: number): Reading<string> {
  // A number that a spreadsheet made of a mobile or a code comes without its format.
  const text = cellText(cell).replaceAll('\r\n', '\n').trim();
  if (CONTROL.test(text)) return problem('it holds a control character; type the text anew');
  const { length } = [...text];
  return length > most ? problem(`it has ${length} characters; shorten it to ${most}`) : { value: text };
}

/** A text of one line or a few. */
export const text = ({
  most = 200,
  pattern,
  ...options
}: Options<string> & {
  readonly most?: number;
  readonly pattern?: readonly [RegExp, cure: string];
}): Column<string> =>
  column(options, {
    type: 'text',
    read(cell) {
      const found = textOf(cell, most);
      return 'value' in found && pattern !== undefined && !pattern[0].test(found.value)
        ? problem(`“${found.value}” does not fit; ${pattern[1]}`)
        : found;
    },
    write: (value) => (value === '' ? null : value),
  });

/** Markdown, rendered to safe HTML when it is shown; in a folder it is a file of its own. */
export const markdown = (options: Options<string>): Column<string> =>
  column(options, {
    type: 'document',
    read: (cell) => textOf(cell, 32_000),
    write: (value) => (value === '' ? null : value),
  });

function linesOf(cell: Cell, most: number): Reading<readonly string[]> {
  const found = textOf(cell, most);
  if ('problem' in found) return found;
  const value = found.value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return { value };
}

const writeLines = (value: readonly string[]): Cell => (value.length === 0 ? null : value.join('\n'));

/** Several short texts, a line each. */
export const lines = ({
  most = 4000,
  ...options
}: Options<readonly string[]> & { readonly most?: number }): Column<readonly string[]> =>
  column(options, { type: 'lines', read: (cell) => linesOf(cell, most), write: writeLines });

function numberOf(cell: Cell): number {
  if (typeof cell === 'number') return cell;
  const written = cellText(cell)
    .replace(/^[¥￥]\s*/, '')
    .replaceAll(/(?<=\d)[,，](?=\d{3}\b)/g, '');
  return typeof cell === 'string' && /^-?\d+(?:\.\d+)?$/.test(written.trim()) ? Number(written) : Number.NaN;
}

interface Bounds {
  readonly least: number;
  readonly most: number;
  /** @defaultValue 0 */
  readonly decimals?: number;
}

function amountIn({ least, most, decimals = 0 }: Bounds, cell: Cell): Reading<number> {
  const value = numberOf(cell);
  const rounded = Math.round(value * 10 ** decimals) / 10 ** decimals;
  // A spreadsheet keeps 45.35 as 45.350000000000001.
  if (!(Math.abs(rounded - value) < 1e-9) || value < least || value > most) {
    const kind = decimals === 0 ? 'a whole number' : `a number with at most ${decimals} decimals`;
    return problem(`“${cellText(cell)}” does not fit; write ${kind} from ${least} to ${most}`);
  }
  return { value: rounded };
}

/** A number between two others. */
export const amount = (options: Options<number> & Bounds): Column<number> =>
  column(options, { type: 'number', read: (cell) => amountIn(options, cell), write: (value) => value });

/** The same, which may be left out. */
export const optionalAmount = (options: Optional & Bounds): Column<number | null> =>
  optional(options, { type: 'number', read: (cell) => amountIn(options, cell), write: (value) => value });

const MOST_CENTS = 100_000_000;

function centsOf(cell: Cell): Reading<number> {
  const cents = Math.round(numberOf(cell) * 100);
  const isExact = Math.abs(cents - numberOf(cell) * 100) < 1e-6;
  return isExact && cents >= 0 && cents <= MOST_CENTS
    ? { value: cents }
    : problem(`“${cellText(cell)}” is no price; write yuan such as 99 or 99.50`);
}

const yuanKind: Kind<number> = { type: 'yuan', read: centsOf, write: (cents) => cents / 100 };

/** Money, written in yuan, kept in cents. */
export const yuan = (options: Options<number>): Column<number> => column(options, yuanKind);

/** The same, which may be left out. */
export const optionalYuan = (options: Optional): Column<number | null> => optional(options, yuanKind);

const YES_NO: readonly Choice[] = [
  { value: 'yes', words: { zh: '是', en: 'yes' } },
  { value: 'no', words: { zh: '否', en: 'no' } },
];
const YES = ['是', 'yes', 'true', '1', 'y'];
const NO = ['否', 'no', 'false', '0', 'n'];

/** Yes or no. */
export const yesNo = (options: Options<boolean>): Column<boolean> =>
  column(options, {
    type: 'yesNo',
    choices: YES_NO,
    read(cell) {
      const word = cellText(cell).trim().toLowerCase();
      if (YES.includes(word)) return { value: true };
      return NO.includes(word)
        ? { value: false }
        : problem(`“${cellText(cell)}” is neither 是 nor 否 (yes, no)`);
    },
    write: (value, language) => YES_NO[value ? 0 : 1]?.words[language] ?? null,
  });

/** One of a few words. */
export const choice = <const V extends string>(
  words: Readonly<Record<V, readonly [zh: string, en: string]>>,
  options: Options<NoInfer<V>>,
): Column<V> => {
  const choices: readonly (Choice & { readonly value: V })[] = Object.entries<readonly [string, string]>(
    words,
  ).map(([value, [zh, en]]) => ({ value: value as V, words: { zh, en } }));
  return column<V>(options, {
    type: 'choice',
    choices,
    read(cell) {
      const word = cellText(cell).trim().toLowerCase();
      const found = choices.find(({ value, words: { zh, en } }) =>
        [value, zh, en].some((one) => one.toLowerCase() === word),
      );
      const known = choices.map(({ words: { zh, en } }) => `${zh} (${en})`).join(', ');
      return found === undefined
        ? problem(`“${cellText(cell)}” is not known here; write one of ${known}`)
        : { value: found.value };
    },
    write: (value, language) => choices.find((one) => one.value === value)?.words[language] ?? null,
  });
};

/** Names a row of a table by its key. */
export const reference = (
  target: string,
  { via = [], ...options }: Options<string> & { readonly via?: readonly string[] },
): Column<string> =>
  column(options, {
    type: 'reference',
    target,
    via,
    read: (cell) => textOf(cell, 200),
    write: (value) => (value === '' ? null : value),
  });

/** A file under `files/`, or an address. */
export const file = (options: Options<string>): Column<string> =>
  column(options, {
    type: 'file',
    read(cell) {
      const found = textOf(cell, 500);
      if ('problem' in found) return found;
      return /^(?:files\/|\/(?!\/)|https:\/\/)[^\s\\]+$/.test(found.value)
        ? found
        : problem(`“${found.value}” is no file; write files/… or an address that begins with https://`);
    },
    write: (value) => (value === '' ? null : value),
  });

/** Files under `files/`, a line each, that students get by the names that they have there. */
export const files = (options: Options<readonly string[]>): Column<readonly string[]> =>
  column(options, {
    type: 'files',
    read(cell) {
      const found = linesOf(cell, 4000);
      if ('problem' in found) return found;
      const odd = found.value.find((line) => !/^(?:files\/|\/(?!\/))[^\\]+$/.test(line));
      return odd === undefined ? found : problem(`“${odd}” is no file; write files/…, a line each`);
    },
    write: writeLines,
  });

const VIDEO = new RegExp(`^(?:[\\w-]{1,100}|files/[^\\s\\\\]+\\.mp4|${VENDOR_VIDEO})$`);

/** A video: an MP4 under `files/`, or its name in the media store or at a vendor. */
export const video = (options: Options<string>): Column<string> =>
  column(options, {
    type: 'video',
    read(cell) {
      const found = textOf(cell, 500);
      if ('problem' in found) return found;
      return VIDEO.test(found.value)
        ? found
        : problem(
            `“${found.value}” is no video; write files/….mp4, its name in the media store, or its number at a vendor, as polyv:…`,
          );
    },
    write: (value) => (value === '' ? null : value),
  });

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Puts the names of all objects in one order, so that the same settings are the same text. */
function inNameOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inNameOrder);
  if (!isPlainObject(value)) return value;
  const names = Object.keys(value).toSorted();
  return Object.fromEntries(names.map((name) => [name, inNameOrder(value[name])]));
}

/** Writes settings as a {@link settings} column holds them; none is an empty text. */
export const settingsText = (value: Readonly<Record<string, unknown>>): string =>
  Object.keys(value).length === 0 ? '' : JSON.stringify(inNameOrder(value));

/** Reads settings that a {@link settings} column holds. @throws {SyntaxError} for what is none */
export function settingsOf(text: string): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(text === '' ? '{}' : text);
  if (!isPlainObject(value)) throw new SyntaxError('no object');
  return value;
}

/** Settings as JSON, of which only an expert wants any. */
export const settings = (options: Options<string>): Column<string> =>
  column(options, {
    type: 'settings',
    read(cell) {
      const found = textOf(cell, 32_000);
      if ('problem' in found) return found;
      try {
        return { value: settingsText(settingsOf(found.value)) };
      } catch {
        return problem('it is no JSON object; write it as {"pointName": "学分"}');
      }
    },
    write: (value) => (value === '' ? null : value),
  });

/** What is read once and never written out again. */
export const secret = (options: Options<string>): Column<string> =>
  column(
    { ...options, isForNew: true },
    { type: 'secret', read: (cell) => textOf(cell, 64), write: () => null },
  );

/** What is sealed in the moment in which it is read, so that it stands in no plan and no message. */
export const sealed = ({
  seal,
  ...options
}: Options<string> & {
  /** Seals a text; one that is sealed stays as it is. */
  readonly seal: (text: string) => Reading<string>;
}): Column<string> =>
  column(options, {
    type: 'sealed',
    read(cell) {
      const found = textOf(cell, 200);
      return 'value' in found ? seal(found.value) : found;
    },
    write: (value) => value,
  });
