import { pgTable, text } from 'drizzle-orm/pg-core';
import { idOf } from '../../platform/database/columns.ts';
import { ofCompany } from '../../platform/database/tables/ofCompany.ts';
import { users } from '../../platform/database/tables/users.tables.ts';

/** The weak points that a student has to practise on one day. A point may go meanwhile: then there is one less. */
export const dayPoints = pgTable('day_points', {
  userId: idOf()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  companyId: ofCompany(),
  /** The last day on which the student looked, `YYYY-MM-DD`. */
  day: text().notNull(),
  pointIds: text().array().notNull(),
});
