import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { WriteSheet } from 'hucre/xlsx';
import { toWall } from '../dates/days.ts';
import { counted } from './counted.ts';
import { CommandError } from './commandError.ts';
import { pathOf } from './files.ts';
import { type Cell, type Table, writeTable } from './table.ts';

/** Converts times to Beijing time, since spreadsheets have no time zones. */
const inSheet = (cell: Cell): Exclude<Cell, Date> | Date => (cell instanceof Date ? toWall(cell) : cell);

const AMOUNT = /^\d+\.\d\d$/;

function sheetOf(name: string, { head, rows }: Table): WriteSheet {
  // Amounts are texts with two decimals here; as numbers, spreadsheets can add them up.
  const numbered = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' && AMOUNT.test(cell) ? Number(cell) : inSheet(cell))),
  );
  return {
    name,
    rows: [[...head], ...numbered],
    columns: head.map((_, index) => {
      const sample = rows.find((row) => row[index] !== null)?.[index];
      const isAmount = typeof sample === 'string' && AMOUNT.test(sample);
      return {
        width: 18,
        ...(sample instanceof Date && { style: { numFmt: 'yyyy-mm-dd hh:mm:ss' } }),
        ...(isAmount && { style: { numFmt: '0.00' } }),
      };
    }),
    freezePane: { rows: 1 },
  };
}

/**
 * Writes a table into a file: a workbook (.xlsx) or CSV (.csv).
 * @returns a sentence about what was written.
 * @throws {CommandError} for another file extension.
 */
export async function writeTableFile(named: string, sheet: string, table: Table): Promise<string> {
  const path = pathOf(named);
  const kind = extname(path).toLowerCase();
  if (kind === '.xlsx') {
    const { writeXlsx } = await import('hucre/xlsx');
    await writeFile(path, await writeXlsx({ sheets: [sheetOf(sheet, table)] }));
  } else if (kind === '.csv') {
    await writeFile(path, writeTable({ ...table, format: 'csv' }, { isForFile: true }));
  } else throw new CommandError(`${named}: write a workbook (.xlsx) or CSV (.csv).`);
  return `Wrote ${counted(table.rows.length, 'row')} to ${path}.\n`;
}
