import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

/** Where the files of this database are stored, so that no process uses another place. It has one row. */
export const filePlaces = pgTable('file_places', {
  isOnly: boolean().primaryKey().default(true),
  /** The id that is stored in the folder or bucket itself. */
  placeId: text().notNull(),
  /** The id of the bucket to which files are being moved; new files are written there. */
  nextId: text(),
});

/** The row of {@link filePlaces}. */
export type FilePlace = typeof filePlaces.$inferSelect;
