import type { CellStyle, DataValidation, WriteSheet } from 'hucre/xlsx';
import { type Cell, columnLetters, type Language } from '../columns/cell.ts';
import type { Column } from '../columns/column.ts';
import { GUIDE, guideRows, headOf, formatOf } from './guide.ts';
import { columnsOf, type Row, type Table } from '../table.ts';

/** A table with the rows to write. */
export interface FilledTable {
  readonly table: Table;
  readonly rows: readonly Row[];
}

const HEAD_STYLE: CellStyle = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E8EEF4' } },
};
const WRAPPED: CellStyle = { alignment: { wrapText: true, vertical: 'top' } };
/** Prepared empty rows of a template, whose cells are formatted so that codes and mobiles stay texts. */
const READY_ROWS = 200;
/** Last row with drop-downs. */
const LAST_ROW = 20_000;

const FORMATS: Partial<Readonly<Record<Column['type'], string>>> = {
  yuan: '0.00',
  moment: 'yyyy-mm-dd hh:mm',
  end: 'yyyy-mm-dd hh:mm',
  day: 'yyyy-mm-dd',
  text: '@',
  lines: '@',
  document: '@',
  reference: '@',
  file: '@',
  video: '@',
  settings: '@',
  secret: '@',
};
const WIDTHS: Partial<Readonly<Record<Column['type'], number>>> = {
  document: 50,
  lines: 36,
  moment: 18,
  end: 18,
  text: 20,
  file: 26,
  video: 26,
};

const styleOf = ({ type }: Column): CellStyle => {
  const numFmt = FORMATS[type];
  return numFmt === undefined ? {} : { numFmt };
};

/** Makes a drop-down of a column's words, or of the keys in another sheet. */
function validationOf(
  column: Column,
  letters: string,
  language: Language,
  tables: readonly Table[],
): DataValidation[] {
  const range = `${letters}2:${letters}${LAST_ROW}`;
  if (column.choices.length > 0)
    return [
      {
        type: 'list',
        values: column.choices.map(({ words }) => words[language]),
        range,
        allowBlank: true,
        showErrorMessage: true,
      },
    ];
  const target = tables.find(({ id }) => id === column.target);
  if (target === undefined) return [];
  const at = columnLetters(Object.keys(target.columns).indexOf(target.key.at(-1) ?? ''));
  // It suggests without enforcing, since the check accepts more than the list contains.
  return [
    {
      type: 'list',
      formula1: `'${target.sheet[language]}'!$${at}$2:$${at}$${LAST_ROW}`,
      range,
      allowBlank: true,
      showErrorMessage: false,
    },
  ];
}

function sheetOf({ table, rows }: FilledTable, language: Language, tables: readonly Table[]): WriteSheet {
  const columns = columnsOf(table);
  const cells: NonNullable<WriteSheet['cells']> = new Map();
  for (const [index, [, column]] of columns.entries()) {
    const about = [column.about[language], formatOf(column, language, tables)];
    cells.set(`0,${index}`, {
      value: headOf(column, language),
      type: 'string',
      style: HEAD_STYLE,
      comment: { author: 'Lectern', text: about.join('\n') },
    });
    const style = styleOf(column);
    for (let line = rows.length + 1; line <= READY_ROWS && style.numFmt !== undefined; line += 1)
      cells.set(`${line},${index}`, { value: null, type: 'empty', style });
  }
  const outputRows = rows.map((row) =>
    columns.map(([id, column]): Cell => column.write(row[id] ?? null, language)),
  );
  return {
    name: table.sheet[language],
    rows: [columns.map(([, column]) => headOf(column, language)), ...outputRows],
    columns: columns.map(([, column]) => ({ width: WIDTHS[column.type] ?? 14, style: styleOf(column) })),
    cells,
    freezePane: { rows: 1 },
    dataValidations: columns.flatMap(([, column], index) =>
      validationOf(column, columnLetters(index), language, tables),
    ),
  };
}

/**
 * Writes tables as a workbook, after a sheet that explains them. Texts are written as text cells, so that no
 * formula runs.
 */
export async function writeWorkbook(filled: readonly FilledTable[], language: Language): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  const tables = filled.map(({ table }) => table);
  const guide: WriteSheet = {
    name: GUIDE.sheet[language],
    rows: guideRows(tables, language),
    columns: [{ width: 14 }, { width: 18 }, { width: 30, style: WRAPPED }, { width: 70, style: WRAPPED }],
  };
  return writeXlsx({ sheets: [guide, ...filled.map((one) => sheetOf(one, language, tables))] });
}
