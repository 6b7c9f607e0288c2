import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment, refersTo } from '../../../platform/database/columns.ts';
import { ofUser } from '../../../platform/database/tables/ofUser.ts';
import { questions } from '../../question/index.ts';
import type { RepetitionVerdict } from './repetition.ts';

/**
 * Every mistake and repetition of the wrong book. Rows are only inserted, except that a changed mark deletes
 * its mistake, and a corrected key changes the verdicts. The status of a question is computed from them, so that
 * devices that were offline merge in any order and nothing counts twice.
 */
export const wrongRepetitions = pgTable(
  'wrong_repetitions',
  {
    id: id().primaryKey(),
    userId: ofUser(),
    questionId: refersTo(() => questions.id),
    operationId: text().notNull(),
    verdict: text().$type<RepetitionVerdict>().notNull(),
    answer: jsonb().$type<readonly string[]>().notNull(),
    repeatedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('wrong_repetitions_operation').on(table.userId, table.operationId, table.questionId),
    index('wrong_repetitions_question').on(table.userId, table.questionId),
  ],
);
