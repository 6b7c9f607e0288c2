import { readColumns } from '../../../platform/commands/csv.ts';
import { isId } from '../../../platform/database/columns.ts';
import { MarkError, type TeacherMark } from './marks.service.ts';

/**
 * Parses teachers' marks: a header line with `attempt`, `question` and `score` in any order, then one mark per
 * line. Lines without a score are skipped.
 * @throws {CommandError} naming the line.
 */
export function readMarks(content: string): TeacherMark[] {
  return readColumns(content, ['attempt', 'question', 'score']).flatMap(({ line, cell }) => {
    const [recordId, number, score] = [cell('attempt'), cell('question'), cell('score')];
    if (score === '') return [];
    const isFine = isId(recordId) && /^\d{1,6}$/.test(number) && /^\d{1,6}(\.\d)?$/.test(score);
    if (!isFine)
      throw new MarkError(
        `Line ${line}: "${[recordId, number, score].join(', ')}" is not an attempt, a question and a score.`,
      );
    return [{ recordId, number: Number(number), score: Number(score) }];
  });
}
