import type { Both, Cell, Language, Words } from './cell.ts';

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

/** What a table says of a column beside its name and what it means. */
export interface Options<V> {
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

/** What a table says of a column: its name, what it means, with its unit, and the rest. */
export type Said<Rest> = readonly [name: Both, about: Both, options?: Rest];

/** How a kind of column is read and written. */
export type Kind<V extends Value> = Pick<Column<V>, 'type' | 'read' | 'write'>;

/** Says what is wrong with a cell. */
export const problem = (text: string): { readonly problem: string } => ({ problem: text });

/** Makes a column of a kind. */
export function column<V extends Value>(
  [[zh, en], [aboutZh, aboutEn], options = {}]: Said<Options<V>>,
  rest: Kind<V> & Partial<Pick<Column<V>, 'choices' | 'target' | 'via'>>,
): Column<V> {
  return {
    name: { zh, en },
    about: { zh: aboutZh, en: aboutEn },
    fallback: options.empty,
    cure: options.cure ?? 'fill it in',
    isUnique: options.isUnique ?? false,
    isKeptWhenEmpty: options.isKeptWhenEmpty ?? false,
    isForNew: options.isForNew ?? false,
    hasPictures: options.hasPictures ?? false,
    choices: [],
    target: undefined,
    via: [],
    ...rest,
  };
}

/** The same kind where an empty cell means none. */
export const optional = <V extends Value>(
  [name, about, options]: Said<Optional>,
  { type, read, write }: Kind<V>,
): Column<V | null> =>
  column<V | null>([name, about, { ...options, empty: null }], {
    type,
    read,
    write: (value, language) => (value === null ? null : write(value, language)),
  });
