import { visibleText } from '../../platform/schema/visibleText.ts';
import { type BilingualPair, type Cell, cellText, plainWord } from './cell.ts';
import { type Reading, type Column, type Options, problem, column, type ColumnDefinition } from './column.ts';

/** Control characters, which are refused. */
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/;

/**
 * Maximum length of texts from which invisible characters are removed. In longer texts they may be needed, as
 * in formulas and other languages.
 */
const MAX_NAME_LENGTH = 200;

/** Significant digits that a spreadsheet keeps of a number; further digits become 0. */
const SIGNIFICANT_DIGITS = 15;

/** How a spreadsheet displays and saves a long number: 1.39E+10. */
const EXPONENT_FORM = /^-?\d(?:\.\d+)?E\+\d+$/;

/** Tells whether a spreadsheet has destroyed digits of a code or number, which cannot be recovered. */
const lostDigits = (cell: Cell): boolean =>
  typeof cell === 'number'
    ? Math.abs(cell) >= 10 ** SIGNIFICANT_DIGITS
    : typeof cell === 'string' && EXPONENT_FORM.test(cell.trim());

/** Reads a cell as text without control characters, with a maximum length in characters. */
export function textOf(cell: Cell, maxLength: number): Reading<string> {
  // A mobile or code that a spreadsheet turned into a number is read without its display format.
  const text = cellText(cell).replaceAll('\r\n', '\n').trim();
  if (CONTROL.test(text)) return problem('it contains a control character; type the text again');
  // Names and titles lose their invisible characters; the line breaks of short texts are kept.
  const seen = maxLength > MAX_NAME_LENGTH ? text : text.split('\n').map(visibleText).join('\n').trim();
  const { length } = [...seen];
  return length > maxLength
    ? problem(`it has ${length} characters; shorten it to ${maxLength}`)
    : { value: seen };
}

/** Reads a code, such as the number of a student. */
const wordOf = (cell: Cell, maxLength: number): Reading<string> =>
  lostDigits(cell)
    ? problem(
        `“${cellText(cell)}” lost digits in a spreadsheet; format the column as text, and type it again`,
      )
    : textOf(cell, maxLength);

/** A column with a text of one or a few lines. */
export const text = (
  name: BilingualPair,
  about: BilingualPair,
  {
    maxLength = 200,
    pattern,
    ...options
  }: Options<string> & {
    readonly maxLength?: number;
    readonly pattern?: readonly [RegExp, cure: string];
  } = {},
): Column<string> =>
  column([name, about, options], {
    type: 'text',
    read(cell) {
      const found = pattern === undefined ? textOf(cell, maxLength) : wordOf(cell, maxLength);
      if ('problem' in found || pattern === undefined || pattern[0].test(found.value)) return found;
      // A mobile or an address may have been typed in full width.
      const narrow = plainWord(found.value);
      return pattern[0].test(narrow)
        ? { value: narrow }
        : problem(`“${found.value}” does not fit; ${pattern[1]}`);
    },
    write: (value) => (value === '' ? null : value),
  });

/** A column with Markdown, rendered to safe HTML; in a folder the text is a separate file. */
export const markdown = (...definition: ColumnDefinition<Options<string>>): Column<string> =>
  column(definition, {
    type: 'document',
    read: (cell) => textOf(cell, 32_000),
    write: (value) => (value === '' ? null : value),
  });

/** Reads the non-empty lines of a cell. */
export function linesOf(cell: Cell, maxLength: number): Reading<readonly string[]> {
  const found = textOf(cell, maxLength);
  if ('problem' in found) return found;
  const value = found.value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return { value };
}

/** Formats lines as one cell. */
export const writeLines = (value: readonly string[]): Cell => (value.length === 0 ? null : value.join('\n'));

/** A column with several short texts, one per line. */
export const lines = (
  name: BilingualPair,
  about: BilingualPair,
  { maxLength = 4000, ...options }: Options<readonly string[]> & { readonly maxLength?: number } = {},
): Column<readonly string[]> =>
  column([name, about, options], {
    type: 'lines',
    read: (cell) => linesOf(cell, maxLength),
    write: writeLines,
  });

/** A column with the key of a row in another table. */
export const reference = (
  target: string,
  name: BilingualPair,
  about: BilingualPair,
  { via = [], ...options }: Options<string> & { readonly via?: readonly string[] } = {},
): Column<string> =>
  column([name, about, options], {
    type: 'reference',
    target,
    via,
    read: (cell) => textOf(cell, 200),
    write: (value) => (value === '' ? null : value),
  });

/** A column that is only read, and never exported. */
export const secret = (
  name: BilingualPair,
  about: BilingualPair,
  options?: Options<string>,
): Column<string> =>
  column([name, about, { ...options, isForNew: true }], {
    type: 'secret',
    read: (cell) => wordOf(cell, 64),
    write: () => null,
  });

/** A column whose value is sealed when it is read, so that no plan or message contains it in clear text. */
export const sealed = (
  name: BilingualPair,
  about: BilingualPair,
  {
    seal,
    ...options
  }: Options<string> & {
    /** Seals a text; a sealed one is returned unchanged. */
    readonly seal: (text: string) => Reading<string>;
  },
): Column<string> =>
  column([name, about, options], {
    type: 'sealed',
    read(cell) {
      const found = wordOf(cell, 200);
      return 'value' in found ? seal(found.value) : found;
    },
    write: (value) => value,
  });
