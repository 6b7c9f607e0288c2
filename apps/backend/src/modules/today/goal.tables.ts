import { pgTable, text } from 'drizzle-orm/pg-core';
import { idOf, moment } from '../../platform/database/columns.ts';
import { ofCompany } from '../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../platform/database/tables/ofUser.ts';

/** What a student wants to practise. Who has a row was asked, and is not asked again. */
export const studyGoals = pgTable('study_goals', {
  userId: ofUser().primaryKey(),
  companyId: ofCompany(),
  /** Null for who skipped the question. A subject may go meanwhile: then none is chosen. */
  subjectId: idOf(),
  /** The day of the student's exam, `YYYY-MM-DD`; null where there is none. */
  examOn: text(),
  askedAt: moment().notNull(),
});
