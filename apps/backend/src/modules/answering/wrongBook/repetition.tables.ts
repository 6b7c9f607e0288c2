import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment, refersTo } from '../../../platform/database/columns.ts';
import { ofUser } from '../../../platform/database/tables/ofUser.ts';
import { questions } from '../../question/index.ts';
import type { RepetitionVerdict } from './repetition.ts';

/**
 * Every mistake and repetition of the wrong book. Rows are only added, but for a mistake that a new mark takes back;
 * where a question stands follows from them, so that devices which were offline merge in any order and nothing
 * counts twice.
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
