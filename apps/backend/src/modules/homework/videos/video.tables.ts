import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, refersTo } from '../../../platform/database/columns.ts';
import { rowOfCompany } from '../../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../../platform/database/tables/ofUser.ts';
import { homeworks } from '../homework.tables.ts';

/** Students' videos, which are stored at a provider; their state here is what the provider reported. */
export const homeworkVideos = pgTable(
  'homework_videos',
  {
    ...rowOfCompany(),
    userId: ofUser(),
    homeworkId: refersTo(() => homeworks.id),
    provider: text({ enum: ['baijia', 'polyv', 'cc', 'sandbox'] }).notNull(),
    /** The provider's id of the video. */
    name: text().notNull(),
    fileName: text().notNull(),
    /** Announced size in bytes, which the provider enforces. */
    size: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: ['uploading', 'processing', 'ready', 'failed'] })
      .notNull()
      .default('uploading'),
    /** Address for playing; empty until the video is ready. */
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
