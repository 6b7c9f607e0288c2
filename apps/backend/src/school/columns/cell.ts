/** What stands in one cell, whether of a workbook or of CSV. A date is wall time, as a spreadsheet has it, in UTC's fields. */
export type Cell = string | number | boolean | Date | null;

/** The languages that headers, choices and the document are written in. */
export type Language = 'zh' | 'en';

/** The same in both languages. */
export type Words = Readonly<Record<Language, string>>;

/** The same as it is written down. */
export type Both = readonly [zh: string, en: string];

/** Whether nothing stands there. */
export const isEmpty = (cell: Cell): boolean =>
  cell === null || (typeof cell === 'string' && cell.trim() === '');

/** Spreadsheets end their columns at Z, then go on with AA. */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}

const two = (value: number) => String(value).padStart(2, '0');

/** Writes wall time as `2026-03-09 19:30:00`, and midnight as its day. */
export function wallText(wall: Date): string {
  const day = `${wall.getUTCFullYear()}-${two(wall.getUTCMonth() + 1)}-${two(wall.getUTCDate())}`;
  const time = `${two(wall.getUTCHours())}:${two(wall.getUTCMinutes())}:${two(wall.getUTCSeconds())}`;
  return time === '00:00:00' ? day : `${day} ${time}`;
}

/** Writes a cell as a text, for CSV and for people. */
export function cellText(cell: Cell): string {
  if (cell === null) return '';
  return cell instanceof Date ? wallText(cell) : String(cell);
}

/** A number, a time or a word of a few as a Chinese keyboard writes it too, in signs of full width. */
export const plainWord = (cell: Cell): string => cellText(cell).normalize('NFKC').trim();
