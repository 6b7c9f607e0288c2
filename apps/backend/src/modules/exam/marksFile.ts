import { readCsv } from '../../commands/csv.ts';
import { MarkError, type TeacherMark } from './marks.ts';

/**
 * Reads teachers' marks: a head line with `sitting`, `question` and `score` in any order, then a line a mark.
 * Lines without a score are left for later.
 * @throws {MarkError} naming the line.
 */
export function readMarks(content: string): TeacherMark[] {
  const [head = [], ...rows] = readCsv(content);
  const names = head.map((name) => name.trim().toLowerCase());
  const places = ['sitting', 'question', 'score'].map((name) => names.indexOf(name));
  if (places.includes(-1))
    throw new MarkError('The first line must name the columns sitting, question and score.');
  return rows.flatMap((row, index) => {
    const [recordId = '', number = '', score = ''] = places.map((place) => (row[place] ?? '').trim());
    if (score === '') return [];
    const isFine = /^\d{1,18}$/.test(recordId) && /^\d{1,6}$/.test(number) && /^\d{1,6}(\.\d)?$/.test(score);
    if (!isFine)
      throw new MarkError(
        `Line ${index + 2}: "${[recordId, number, score].join(', ')}" is no sitting, question and score.`,
      );
    return [{ recordId, number: Number(number), score: Number(score) }];
  });
}
