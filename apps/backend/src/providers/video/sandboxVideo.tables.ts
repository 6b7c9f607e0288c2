import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/** The videos of the sandbox; their bytes are in the data folder. */
export const sandboxVideos = pgTable(
  'sandbox_videos',
  {
    /** Unguessable, since everybody who knows it may watch. */
    name: text().primaryKey(),
    fileName: text().notNull(),
    /** Size of the whole video, in bytes. */
    size: bigint({ mode: 'number' }).notNull(),
    /** Number of bytes received so far. */
    received: bigint({ mode: 'number' }).notNull().default(0),
    /** Outcome of the processing; null until it is complete. */
    outcome: text({ enum: ['ready', 'failed'] }),
    /** When the outcome becomes known. */
    settlesAt: moment(),
    /** When the notice is sent next; null where none is due. */
    noticeAt: moment(),
    attempts: integer().notNull().default(0),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('sandbox_videos_due')
      .on(table.noticeAt)
      .where(sql`${table.noticeAt} is not null`),
  ],
);

/** A row of {@link sandboxVideos}. */
export type SandboxVideoRow = typeof sandboxVideos.$inferSelect;
