/** The value of a cell in a workbook or CSV file. A date is wall-clock time, as in a spreadsheet, in its UTC fields. */
export type Cell = string | number | boolean | Date | null;

/** The languages that headers, choices and the document are written in. */
export type Language = 'zh' | 'en';

/** A text in both languages. */
export type BilingualText = Readonly<Record<Language, string>>;

/** A text in both languages, as a literal. */
export type BilingualPair = readonly [zh: string, en: string];

/** Tells whether a cell is empty. */
export const isEmpty = (cell: Cell): boolean =>
  cell === null || (typeof cell === 'string' && cell.trim() === '');

/** Returns the letters of a spreadsheet's column: after Z comes AA. */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}

const two = (value: number) => String(value).padStart(2, '0');

/** Formats wall-clock time as `2026-03-09 19:30:00`, and midnight as its day. */
export function wallText(wall: Date): string {
  const day = `${wall.getUTCFullYear()}-${two(wall.getUTCMonth() + 1)}-${two(wall.getUTCDate())}`;
  const time = `${two(wall.getUTCHours())}:${two(wall.getUTCMinutes())}:${two(wall.getUTCSeconds())}`;
  return time === '00:00:00' ? day : `${day} ${time}`;
}

/** Formats a cell as text, for CSV and messages. */
export function cellText(cell: Cell): string {
  if (cell === null) return '';
  return cell instanceof Date ? wallText(cell) : String(cell);
}

/**
 * Reads a cell as text, with full-width characters normalized; for numbers, times and fixed words, which
 * Chinese keyboards may produce in full width.
 */
export const plainWord = (cell: Cell): string => cellText(cell).normalize('NFKC').trim();
