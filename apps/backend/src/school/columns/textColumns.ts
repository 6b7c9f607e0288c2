import { visibleText } from '../../platform/schema/visibleText.ts';
import { type Both, type Cell, cellText, plainWord } from './cell.ts';
import { type Reading, type Column, type Options, problem, column, type Said } from './column.ts';

/** Signs that no text of a school has. */
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/;

/** Texts that may be longer have letters of their own kind, such as formulas and other languages. */
const MOST_OF_NAMES = 200;

/** A spreadsheet keeps so many digits of a number and makes the others 0. */
const KEPT_DIGITS = 15;

/** How a spreadsheet shows and saves a long number: 1.39E+10. */
const SHORTENED = /^-?\d(?:\.\d+)?E\+\d+$/;

/** Finds a code or a number that a spreadsheet has made another of; nobody knows its digits any more. */
const lostDigits = (cell: Cell): boolean =>
  typeof cell === 'number'
    ? Math.abs(cell) >= 10 ** KEPT_DIGITS
    : typeof cell === 'string' && SHORTENED.test(cell.trim());

/** Reads a cell as text without control characters, at most so many characters long. */
export function textOf(cell: Cell, most: number): Reading<string> {
  // A number that a spreadsheet made of a mobile or a code comes without its format.
  const text = cellText(cell).replaceAll('\r\n', '\n').trim();
  if (CONTROL.test(text)) return problem('it holds a control character; type the text anew');
  // Of names and titles only what can be seen; lines stay in texts of a few.
  const seen = most > MOST_OF_NAMES ? text : text.split('\n').map(visibleText).join('\n').trim();
  const { length } = [...seen];
  return length > most ? problem(`it has ${length} characters; shorten it to ${most}`) : { value: seen };
}

/** Reads a code, such as the number of a student. */
const wordOf = (cell: Cell, most: number): Reading<string> =>
  lostDigits(cell)
    ? problem(`“${cellText(cell)}” has lost digits in a spreadsheet; make its column text, and type it anew`)
    : textOf(cell, most);

/** A text of one line or a few. */
export const text = (
  name: Both,
  about: Both,
  {
    most = 200,
    pattern,
    ...options
  }: Options<string> & {
    readonly most?: number;
    readonly pattern?: readonly [RegExp, cure: string];
  } = {},
): Column<string> =>
  column([name, about, options], {
    type: 'text',
    read(cell) {
      const found = pattern === undefined ? textOf(cell, most) : wordOf(cell, most);
      if ('problem' in found || pattern === undefined || pattern[0].test(found.value)) return found;
      // A mobile or an address may have been typed in full width.
      const narrow = plainWord(found.value);
      return pattern[0].test(narrow)
        ? { value: narrow }
        : problem(`“${found.value}” does not fit; ${pattern[1]}`);
    },
    write: (value) => (value === '' ? null : value),
  });

/** Markdown, rendered to safe HTML when it is shown; in a folder it is a file of its own. */
export const markdown = (...said: Said<Options<string>>): Column<string> =>
  column(said, {
    type: 'document',
    read: (cell) => textOf(cell, 32_000),
    write: (value) => (value === '' ? null : value),
  });

/** Reads the lines of a cell that hold anything. */
export function linesOf(cell: Cell, most: number): Reading<readonly string[]> {
  const found = textOf(cell, most);
  if ('problem' in found) return found;
  const value = found.value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return { value };
}

/** Writes lines into one cell. */
export const writeLines = (value: readonly string[]): Cell => (value.length === 0 ? null : value.join('\n'));

/** Several short texts, a line each. */
export const lines = (
  name: Both,
  about: Both,
  { most = 4000, ...options }: Options<readonly string[]> & { readonly most?: number } = {},
): Column<readonly string[]> =>
  column([name, about, options], { type: 'lines', read: (cell) => linesOf(cell, most), write: writeLines });

/** Names a row of a table by its key. */
export const reference = (
  target: string,
  name: Both,
  about: Both,
  { via = [], ...options }: Options<string> & { readonly via?: readonly string[] } = {},
): Column<string> =>
  column([name, about, options], {
    type: 'reference',
    target,
    via,
    read: (cell) => textOf(cell, 200),
    write: (value) => (value === '' ? null : value),
  });

/** What is read once and never written out again. */
export const secret = (name: Both, about: Both, options?: Options<string>): Column<string> =>
  column([name, about, { ...options, isForNew: true }], {
    type: 'secret',
    read: (cell) => wordOf(cell, 64),
    write: () => null,
  });

/** What is sealed in the moment in which it is read, so that it stands in no plan and no message. */
export const sealed = (
  name: Both,
  about: Both,
  {
    seal,
    ...options
  }: Options<string> & {
    /** Seals a text; one that is sealed stays as it is. */
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
