import { pgTable, text } from 'drizzle-orm/pg-core';

import { ofCompany } from '../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../platform/database/tables/ofUser.ts';

/** The weak points for a student to practise on one day. A deleted point is left out. */
export const dayPoints = pgTable('day_points', {
  userId: ofUser().primaryKey(),
  companyId: ofCompany(),
  /** The last day on which the student looked, `YYYY-MM-DD`. */
  day: text().notNull(),
  pointIds: text().array().notNull(),
});
