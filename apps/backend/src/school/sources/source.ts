import { columnLetters, type Cell, cellText, type Language } from '../columns/cell.ts';
import type { Mistake } from '../mistakes.ts';

/** A row as it was found, with its row number in the spreadsheet: the header is 1. */
export interface FoundRow {
  readonly line: number;
  readonly cells: readonly Cell[];
}

/** A long text in a separate file. */
export interface FoundDocument {
  readonly place: string;
  readonly text: string;
}

/** A sheet of a workbook, or a CSV file with its separate texts. */
export interface FoundSheet {
  /** Id of its table. */
  readonly table: string;
  /** Its name in messages. */
  readonly name: string;
  readonly head: readonly Cell[];
  /** The non-empty rows. */
  readonly rows: readonly FoundRow[];
  /** Separate texts by `documentName`; undefined where texts are in cells. */
  readonly documents: ReadonlyMap<string, FoundDocument> | undefined;
}

/** Everything in a workbook or folder. */
export interface Found {
  readonly sheets: readonly FoundSheet[];
  /** The folder that contains `files/`. */
  readonly folder: string;
  readonly mistakes: readonly Mistake[];
  /** What was ignored, and why. */
  readonly notes: readonly string[];
}

/** Returns the language in which a file names its sheets or columns. */
export const languageOf = ({ sheets }: Found): Language =>
  sheets.some(({ name, head }) => [name, ...head].some((cell) => /\p{Script=Han}/u.test(cellText(cell))))
    ? 'zh'
    : 'en';

/** Returns the name of a cell for messages. @param column from 0. */
export const cellNameOf = (sheet: string, line: number, column: number): string =>
  `${sheet}!${columnLetters(column)}${line}`;
