import type { BilingualPair, Cell, Language, BilingualText } from './cell.ts';

/** The value of a row in one column. */
export type Value = string | number | boolean | Date | readonly string[] | null;

/** The value read from a cell, or what is wrong with it and how to correct it. */
export type Reading<V> = { readonly value: V } | { readonly problem: string };

/** A word that is valid in a cell. */
export interface Choice {
  readonly value: string;
  readonly words: BilingualText;
}

/** The kinds of columns; the document describes the format of each. */
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

/** A column of a table, which defines the valid values of its cells. */
export interface Column<V extends Value = Value> {
  readonly type: ColumnType;
  readonly name: BilingualText;
  /** What it means, with its unit. */
  readonly about: BilingualText;
  /** The value of an empty cell; undefined where the cell must not be empty. */
  readonly fallback: V | undefined;
  /** Advice for a required cell that is empty. */
  readonly cure: string;
  readonly choices: readonly Choice[];
  /** The table that its values refer to. */
  readonly target: string | undefined;
  /** The columns of this row that form the key of the referenced row, where its own cell is not enough. */
  readonly via: readonly string[];
  /** Whether the value must be unique in the table. */
  readonly isUnique: boolean;
  /** Whether its Markdown may show pictures of `files/`. */
  readonly hasPictures: boolean;
  /** Whether an empty cell leaves the stored value unchanged. */
  readonly isKeptWhenEmpty: boolean;
  /** Whether it only applies to new rows; the value of an existing row stays unchanged. */
  readonly isForNew: boolean;
  /** Parses a cell that is not empty. */
  read(cell: Cell): Reading<V>;
  write(value: V, language: Language): Cell;
}

/** Options of a column in a table's definition. */
export interface Options<V> {
  /** Value of an empty cell. @defaultValue the cell is required */
  readonly empty?: V;
  readonly cure?: string;
  readonly isUnique?: boolean;
  readonly isKeptWhenEmpty?: boolean;
  readonly isForNew?: boolean;
  readonly hasPictures?: boolean;
}

/** Options of a column that may be empty. */
export type Optional = Omit<Options<null>, 'empty' | 'cure'>;

/** Definition of a column: its name, its meaning with unit, and its options. */
export type ColumnDefinition<Rest> = readonly [name: BilingualPair, about: BilingualPair, options?: Rest];

/** How a kind of column is parsed and formatted. */
export type Kind<V extends Value> = Pick<Column<V>, 'type' | 'read' | 'write'>;

/** Makes the result for an invalid cell. */
export const problem = (text: string): { readonly problem: string } => ({ problem: text });

/** Makes a column of a kind. */
export function column<V extends Value>(
  [[zh, en], [aboutZh, aboutEn], options = {}]: ColumnDefinition<Options<V>>,
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

/** Makes the same kind with null for an empty cell. */
export const optional = <V extends Value>(
  [name, about, options]: ColumnDefinition<Optional>,
  { type, read, write }: Kind<V>,
): Column<V | null> =>
  column<V | null>([name, about, { ...options, empty: null }], {
    type,
    read,
    write: (value, language) => (value === null ? null : write(value, language)),
  });
