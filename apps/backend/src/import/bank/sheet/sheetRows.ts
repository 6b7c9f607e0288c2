import { formatValue } from 'hucre';
import type { Sheet } from 'hucre/xlsx';
import type { Findings } from '../imported.ts';
import { pictureProblem } from '../source/pictures.ts';

/** A row of a sheet, with its row number. */
export interface TextRow {
  /** From 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Whether all cells are part of one merged range over several columns, as in a heading. */
  readonly isSpanned: boolean;
  /** Columns whose cell is a lower part of a merged range over several rows. */
  readonly continued: ReadonlySet<number>;
}

/** Marks around the number of a picture in a cell, until its text is converted. */
const [BEGIN, END] = ['\ue300', '\ue301'];
const MARK = /\ue300(\d+)\ue301/g;

/** Number formats that change the displayed value: 50%, 1/2, 007. */
const DISPLAY_FORMATS = /%|\?\/|^0{2,}$/;

/** Day that spreadsheets use for times without a date. */
const FIRST_DAY = Date.UTC(1900, 0, 1);

/** Times in OpenDocument's format. */
const TIME = /^PT0?(\d+)H(\d\d)M\d\dS$/;

const isDate = (cell: unknown): boolean =>
  cell instanceof Date || (typeof cell === 'string' && TIME.test(cell));

function textOfCell(cell: unknown, format: string | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date)
    return cell.getTime() < FIRST_DAY ? formatValue(cell, format ?? 'h:mm') : cell.toISOString().slice(0, 10);
  if (typeof cell === 'number' && format !== undefined && DISPLAY_FORMATS.test(format))
    return formatValue(cell, format).trim();
  // Removes floating-point errors: 0.1 + 0.2 is displayed as 0.3.
  return String(typeof cell === 'number' ? Number(cell.toPrecision(15)) : cell)
    .replace(TIME, '$1:$2')
    .replace(/[\ue300\ue301]/g, '');
}

/** Converts superscripts and subscripts in cells to TeX, since plain text has none. */
function scripted(sheet: Sheet, texts: string[][]): void {
  for (const [at, { richText }] of sheet.cells ?? []) {
    if (richText === undefined || !richText.some(({ font }) => font?.vertAlign !== undefined)) continue;
    const [row = 0, column = 0] = at.split(',').map(Number);
    const line = texts[row];
    if (line?.[column] === undefined) continue;
    line[column] = richText
      .map(({ text, font }) =>
        font?.vertAlign === undefined || text.trim() === ''
          ? text
          : `\\(${font.vertAlign === 'superscript' ? '^' : '_'}{${text.trim()}}\\)`,
      )
      .join('');
  }
}

/** Copies the value of each merged range to all its cells; ranges of a hostile file are limited to its cells. */
function fillMerged(
  { merges = [] }: Sheet,
  texts: string[][],
): { readonly spanned: ReadonlySet<number>; readonly continued: ReadonlyMap<number, ReadonlySet<number>> } {
  const spanned = new Set<number>();
  const continued = new Map<number, Set<number>>();
  let left = texts.reduce((sum, row) => sum + row.length, 0) + 1000;
  for (const { startRow, startCol, endRow, endCol } of merges) {
    const value = texts[startRow]?.[startCol] ?? '';
    if (value === '') continue;
    const lastRow = Math.min(endRow, texts.length - 1);
    for (let row = startRow; row <= lastRow && left > 0; row += 1) {
      const line = texts[row];
      if (line === undefined) continue;
      if (endCol - startCol >= 2 && startRow === endRow) spanned.add(row);
      const lastColumn = Math.min(endCol, Math.max(line.length - 1, startCol));
      for (let column = startCol; column <= lastColumn && left > 0; column += 1, left -= 1) {
        line[column] = value;
        if (row > startRow) continued.set(row, (continued.get(row) ?? new Set<number>()).add(column));
      }
    }
  }
  return { spanned, continued };
}

/**
 * Reads the rows of a sheet as texts; pictures become marks that {@link withPictures} replaces.
 * @param dates collects the texts of dates and times, which spreadsheets make of inputs such as 1/2 and 1:2.
 */
export function textRows(
  sheet: Sheet,
  findings: Findings,
  addresses: string[],
  dates: Set<string>,
): readonly TextRow[] {
  const texts = sheet.rows.map((cells, row) =>
    cells.map((cell, column) => {
      const text = textOfCell(cell, sheet.cells?.get(`${row},${column}`)?.style?.numFmt);
      if (isDate(cell)) dates.add(text);
      return text;
    }),
  );
  scripted(sheet, texts);
  const { spanned, continued } = fillMerged(sheet, texts);
  for (const { data, anchor } of sheet.images ?? []) {
    const { row, col } = anchor.from;
    const problem = pictureProblem(`in row ${row + 1}`, data);
    const line = texts[row];
    if (problem !== undefined || line === undefined) {
      const reason = problem ?? `the picture in row ${row + 1} lies below all rows`;
      findings.remarks.push(`${sheet.name}: ${reason}, and was not taken`);
      continue;
    }
    const mark = `${BEGIN}${addresses.push(findings.addPicture(`row ${row + 1}`, data)) - 1}${END}`;
    while (line.length <= col) line.push('');
    line[col] = [line[col] ?? '', mark].filter((part) => part !== '').join('\n');
  }
  return texts.map((cells, at) => ({
    line: at + 1,
    cells,
    isSpanned: spanned.has(at),
    continued: continued.get(at) ?? new Set(),
  }));
}

/** Tells whether a text contains pictures. */
export const hasPictures = (text: string): boolean => text.includes(BEGIN);

/** Removes the pictures from a text, for comparing questions. */
export const withoutPictures = (text: string): string => text.replace(MARK, '').trim();

/** Returns the pictures of cells without a named column. */
export const picturesIn = (text: string): string => (text.match(MARK) ?? []).join('\n');

/** Converts a text with its pictures to the bank's format. */
export const withPictures =
  (addresses: readonly string[], write: (text: string) => string) =>
  (text: string): string =>
    write(text).replace(MARK, (_, at: string) => `![](${addresses[Number(at)] ?? ''})`);
