import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/** The books of the sandbox's videos; their bytes lie in the data folder. */
export const sandboxVideos = pgTable(
  'sandbox_videos',
  {
    /** It cannot be guessed: whoever knows it may watch. */
    name: text().primaryKey(),
    fileName: text().notNull(),
    /** Bytes of the whole. */
    size: bigint({ mode: 'number' }).notNull(),
    /** How many of its first bytes are there. */
    received: bigint({ mode: 'number' }).notNull().default(0),
    /** What becomes of it; null until all of it is there. */
    outcome: text({ enum: ['ready', 'failed'] }),
    /** When the outcome is known. */
    settlesAt: moment(),
    /** When the notice goes out next; null where none is to. */
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
