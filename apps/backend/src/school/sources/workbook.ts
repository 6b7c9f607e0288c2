import { readFile, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { Sheet } from 'hucre/xlsx';
import { CommandError } from '../../platform/commands/commandError.ts';
import { counted } from '../../platform/commands/counted.ts';
import { type Cell, columnLetters, isEmpty } from '../columns/cell.ts';
import { GUIDE } from './guide.ts';
import type { Mistake } from '../mistakes.ts';
import { type Found, type FoundRow, type FoundSheet, cellNameOf } from './source.ts';
import { refuseHostile, refuseLarge } from './unpacked.ts';
import type { Table } from '../table.ts';

/** The sheet that is written for people, and skipped when reading. */
const GUIDE_SHEETS: readonly string[] = Object.values(GUIDE.sheet);

/** Error values that a spreadsheet shows instead of a result. */
const ERROR_VALUE = /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!)$/;

/** Finds formulas without a result; other formulas are replaced by their results. */
function formulaMistakes({ name, cells, rows }: Sheet): Mistake[] {
  const mistakes: Mistake[] = [];
  for (const [at, { formula, value }] of cells ?? []) {
    if (formula === undefined) continue;
    const [row = 0, column = 0] = at.split(',').map(Number);
    if (value === null)
      mistakes.push({
        place: cellNameOf(name, row + 1, column),
        problem: 'the cell is a formula without a value; copy the cell and paste it as a value',
      });
  }
  for (const [row, line] of rows.entries())
    for (const [column, value] of line.entries())
      if (typeof value === 'string' && ERROR_VALUE.test(value))
        mistakes.push({
          place: cellNameOf(name, row + 1, column),
          problem: `the result of the formula is ${value}; write the value itself`,
        });
  return mistakes;
}

/** Finds merged cells: a spreadsheet keeps the value of their first cell alone, so that the others would be empty. */
const mergeMistakes = ({ name, merges, rows }: Sheet): Mistake[] =>
  (merges ?? [])
    .filter(({ startRow, startCol }) => !isEmpty(rows[startRow]?.[startCol] ?? null))
    .map(({ startRow, startCol, endRow, endCol }) => ({
      place: cellNameOf(name, startRow + 1, startCol),
      problem:
        `it is merged with the cells up to ${columnLetters(endCol)}${endRow + 1}, of which only the first has a ` +
        'value; unmerge them, and fill in each',
    }));

/** Reports what a person does not see in a spreadsheet, but is read. */
function hiddenNotes({ name, hidden, veryHidden, rows, rowDefs }: Sheet): string[] {
  const unseen = rows.filter(
    (cells, index) =>
      index > 0 && rowDefs?.get(index)?.hidden === true && cells.some((cell) => !isEmpty(cell)),
  ).length;
  return [
    ...(hidden === true || veryHidden === true
      ? [`The sheet “${name}” is hidden, and is read as well.`]
      : []),
    ...(unseen > 0 ? [`${name}: ${counted(unseen, 'hidden or filtered row')} read as well.`] : []),
  ];
}

/** A number format with leading zeros, as of students' numbers. */
const PADDED = /^0{2,}$/;

/** Returns the displayed value of a cell; a number with the leading zeros of its format. */
function displayedValue(cell: Cell, format = ''): Cell {
  return typeof cell === 'number' && PADDED.test(format) && Number.isInteger(cell) && cell >= 0
    ? String(cell).padStart(format.length, '0')
    : cell;
}

function foundSheet(table: Table, { name, rows, cells: styled }: Sheet): FoundSheet {
  const [head = [], ...rest] = rows;
  const lines: FoundRow[] = rest.map((cells, index) => ({
    line: index + 2,
    cells: cells.map((cell, column) =>
      displayedValue(cell, styled?.get(`${index + 1},${column}`)?.style?.numFmt),
    ),
  }));
  return {
    table: table.id,
    name,
    head,
    rows: lines.filter(({ cells }) => cells.some((cell) => !isEmpty(cell))),
    documents: undefined,
  };
}

/**
 * Reads a workbook.
 * @throws {CommandError} for a file that is no workbook or is refused.
 */
export async function readWorkbook(path: string, tables: readonly Table[]): Promise<Found> {
  const name = basename(path);
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new CommandError(`There is no file ${path}.`);
  refuseLarge(name, found.size);
  if (/\.xls[mb]$/i.test(name))
    throw new CommandError(`${name} may hold macros; save it as .xlsx (Excel workbook).`);
  const bytes = await readFile(path);
  refuseHostile(name, bytes);
  const { readXlsx } = await import('hucre/xlsx');
  const { sheets } = await readXlsx(bytes, { readStyles: true }).catch((error: unknown) => {
    throw new CommandError(
      `${name} cannot be read (${error instanceof Error ? error.message : ''}); save it anew as .xlsx.`,
    );
  });
  const tablesFound: FoundSheet[] = [];
  const notes: string[] = [];
  const mistakes: Mistake[] = [];
  for (const sheet of sheets) {
    const word = sheet.name.trim().toLowerCase();
    const table = tables.find(({ id, sheet: names }) =>
      [id, names.zh, names.en.toLowerCase()].includes(word),
    );
    if (table === undefined) {
      if (!GUIDE_SHEETS.includes(sheet.name))
        notes.push(`The sheet “${sheet.name}” is not a table of the school, and was ignored.`);
      continue;
    }
    tablesFound.push(foundSheet(table, sheet));
    mistakes.push(...formulaMistakes(sheet), ...mergeMistakes(sheet));
    notes.push(...hiddenNotes(sheet));
  }
  return { sheets: tablesFound, folder: dirname(path), mistakes, notes };
}
