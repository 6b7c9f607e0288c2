import { columnLetters, type Cell } from '../columns/cell.ts';
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

/** Returns the name of a cell for messages. @param column from 0. */
export const cellNameOf = (sheet: string, line: number, column: number): string =>
  `${sheet}!${columnLetters(column)}${line}`;
