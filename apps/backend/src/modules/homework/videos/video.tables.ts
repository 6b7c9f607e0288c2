import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, refersTo } from '../../../platform/database/columns.ts';
import { rowOfCompany } from '../../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../../platform/database/tables/ofUser.ts';
import { homeworks } from '../homework.tables.ts';

/** Students' videos, which lie with a provider; what is said of them here is what the provider told. */
export const homeworkVideos = pgTable(
  'homework_videos',
  {
    ...rowOfCompany(),
    userId: ofUser(),
    homeworkId: refersTo(() => homeworks.id),
    provider: text({ enum: ['baijia', 'polyv', 'cc', 'sandbox'] }).notNull(),
    /** The provider's own name of it. */
    name: text().notNull(),
    fileName: text().notNull(),
    /** Bytes, as they were announced; the provider takes no other number. */
    size: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: ['uploading', 'processing', 'ready', 'failed'] })
      .notNull()
      .default('uploading'),
    /** Where it plays; empty until it is ready. */
    url: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('homework_videos_name').on(table.provider, table.name),
    index('homework_videos_owner').on(table.userId, table.homeworkId),
  ],
);

/** A row of {@link homeworkVideos}. */
export type HomeworkVideo = typeof homeworkVideos.$inferSelect;
