import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idOf, moment } from '../../platform/database/columns.ts';
import { rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../platform/database/tables/ofUser.ts';
import { teachers } from '../catalogue/index.ts';

/** Applications to teach, one per student. */
export const teacherApplications = pgTable(
  'teacher_applications',
  {
    ...rowOfCompany(),
    userId: ofUser(),
    name: text().notNull(),
    mobile: text().notNull(),
    subject: text().notNull(),
    years: integer().notNull(),
    introduction: text().notNull(),
    state: text({ enum: ['waiting', 'accepted', 'declined'] })
      .notNull()
      .default('waiting'),
    /** Why it was declined. */
    reason: text().notNull().default(''),
    /** The teacher created for an accepted application. */
    teacherId: idOf().references(() => teachers.id, { onDelete: 'set null' }),
    appliedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('teacher_applications_user').on(table.userId),
    index('teacher_applications_waiting').on(table.companyId, table.state),
  ],
);

/** A row of {@link teacherApplications}. */
export type TeacherApplicationRow = typeof teacherApplications.$inferSelect;
