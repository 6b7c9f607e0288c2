import { MarkError, type TeacherMark } from './marks.ts';

/** Writes one line of CSV. A text that a spreadsheet would take for a formula gets an apostrophe before it. */
export function csvLine(cells: readonly string[]): string {
  const safe = cells.map((cell) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell));
  return `${safe.map((cell) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`;
}

/** Reads CSV with quoted cells (RFC 4180) as rows of cells. */
function readCsv(content: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  for (let match = cell.exec(content); match !== null && cell.lastIndex <= content.length; match = cell.exec(content)) {
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '') break;
    if (match[3] !== ',') rows.push([]);
  }
  return rows.filter((row) => row.some((each) => each.trim() !== ''));
}

/**
 * Reads teachers' marks: a head line with `sitting`, `question` and `score` in any order, then a line a mark.
 * Lines without a score are left for later.
 * @throws {MarkError} naming the line.
 */
export function readMarks(content: string): TeacherMark[] {
  const [head = [], ...rows] = readCsv(content.replace(/^\uFEFF/, ''));
  const names = head.map((name) => name.trim().toLowerCase());
  const places = ['sitting', 'question', 'score'].map((name) => names.indexOf(name));
  if (places.includes(-1)) throw new MarkError('The first line must name the columns sitting, question and score.');
  return rows.flatMap((row, index) => {
    const [recordId = '', number = '', score = ''] = places.map((place) => (row[place] ?? '').trim());
    if (score === '') return [];
    const isFine = /^\d{1,18}$/.test(recordId) && /^\d{1,6}$/.test(number) && /^\d{1,6}(\.\d)?$/.test(score);
    if (!isFine) throw new MarkError(`Line ${index + 2}: "${[recordId, number, score].join(', ')}" is no sitting, question and score.`);
    return [{ recordId, number: Number(number), score: Number(score) }];
  });
}
