import { pgTable, text } from 'drizzle-orm/pg-core';
import { idOf, moment } from '../../platform/database/columns.ts';
import { ofCompany } from '../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../platform/database/tables/ofUser.ts';

/** Students' goals. A student with a row was asked, and is not asked again. */
export const studyGoals = pgTable('study_goals', {
  userId: ofUser().primaryKey(),
  companyId: ofCompany(),
  /** Null where the student skipped the question. If the subject is deleted, none is chosen. */
  subjectId: idOf(),
  /** Day of the student's exam, `YYYY-MM-DD`; null for none. */
  examOn: text(),
  askedAt: moment().notNull(),
});
