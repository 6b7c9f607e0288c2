import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { search } from '@lectern/sdk/schemas';
import { idOf, moment } from '../../platform/database/columns.ts';
import { ofCompany } from '../../platform/database/tables/ofCompany.ts';
import { schools } from '../../platform/database/tables/companies.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';

/**
 * By which words something is found: courses, plans, teachers, questions, news, notes. The database keeps a row with
 * each change of what it is of (`keep_search_entry`), from the view `search_sources`; only `reading` is written here.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    kind: text({ enum: search.SEARCH_KINDS }).notNull(),
    targetId: idOf().notNull(),
    companyId: ofCompany(),
    /** The only school that shows it; all of the company's when null. */
    schoolId: idOf().references(() => schools.id, { onDelete: 'cascade' }),
    /** Whose it is, for notes; null for what everybody may see. */
    userId: idOf().references(() => users.id, { onDelete: 'cascade' }),
    /** Not found before. */
    shownFrom: moment(),
    /** Its name, and the English one in a line below; in lower case, compatible signs made one (NFKC). */
    name: text().notNull(),
    /** What else it is found by, in the same spelling. */
    body: text().notNull(),
    /** The pinyin of its name without tones, a blank between syllables; null until it was read. */
    reading: text(),
    /** The first letters of those syllables in one word. */
    initials: text(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.targetId] }),
    // Letters of the name stand in it once more behind a sign, so that names alone are found as well.
    index('search_entries_words').using(
      'gin',
      sql`search_grams(${table.name}, ${table.body}, ${table.reading}, ${table.initials})`,
      sql`search_place(${table.kind}, ${table.companyId}, ${table.userId})`,
    ),
    index('search_entries_unread')
      .on(table.kind, table.targetId)
      .where(sql`${table.reading} is null`),
    index('search_entries_of_user').on(table.userId),
    check('search_entries_owner', sql`(${table.userId} is not null) = (${table.kind} = 'note')`),
  ],
);
