import { columnLetters, type Cell } from '../columns/cell.ts';
import type { Mistake } from '../mistakes.ts';

/** A row as it was found, with its number among the rows of a spreadsheet: the head is 1. */
export interface FoundRow {
  readonly line: number;
  readonly cells: readonly Cell[];
}

/** A long text that has a file of its own. */
export interface FoundDocument {
  readonly place: string;
  readonly text: string;
}

/** A sheet of a workbook, or a CSV file with the texts beside it. */
export interface FoundSheet {
  /** Id of its table. */
  readonly table: string;
  /** What it is called in messages. */
  readonly name: string;
  readonly head: readonly Cell[];
  /** Rows that are not empty. */
  readonly rows: readonly FoundRow[];
  /** Texts beside it by `documentName`; undefined where such texts stand in cells. */
  readonly documents: ReadonlyMap<string, FoundDocument> | undefined;
}

/** All that a workbook or folder holds. */
export interface Found {
  readonly sheets: readonly FoundSheet[];
  /** The folder in which `files/` lies. */
  readonly folder: string;
  readonly mistakes: readonly Mistake[];
  /** What was left alone, and why. */
  readonly notes: readonly string[];
}

/** Names a cell for a person. @param column from 0. */
export const placeOf = (sheet: string, line: number, column: number): string =>
  `${sheet}!${columnLetters(column)}${line}`;
