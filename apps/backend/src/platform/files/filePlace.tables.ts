import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

/** Where the files of this database lie, so that no process reads or writes them elsewhere. It has one row. */
export const filePlaces = pgTable('file_places', {
  isOnly: boolean().primaryKey().default(true),
  /** The id that stands in the folder or bucket itself. */
  placeId: text().notNull(),
  /** The id of the bucket into which files are being moved, and new ones go. */
  nextId: text(),
});

/** The row of {@link filePlaces}. */
export type FilePlace = typeof filePlaces.$inferSelect;
