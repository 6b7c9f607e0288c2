import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { search } from '@lectern/sdk/schemas';
import { idOf, moment } from '../../platform/database/columns.ts';
import { ofCompany } from '../../platform/database/tables/ofCompany.ts';
import { schools } from '../../platform/database/tables/companies.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';

/**
 * The search index of courses, plans, teachers, questions, news and notes. The database trigger
 * `keep_search_entry` updates it from the view `search_sources`; the application writes only the pinyin.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    kind: text({ enum: search.SEARCH_KINDS }).notNull(),
    targetId: idOf().notNull(),
    companyId: ofCompany(),
    /** The only school that shows it; null for all of the company's. */
    schoolId: idOf().references(() => schools.id, { onDelete: 'cascade' }),
    /** Owner of a note; null for what everybody may see. */
    userId: idOf().references(() => users.id, { onDelete: 'cascade' }),
    /** Not found before this moment. */
    shownFrom: moment(),
    /** The name, with the English one in a second line; lower case, Unicode NFKC. */
    name: text().notNull(),
    /** Other text to search, in the same form. */
    body: text().notNull(),
    /** The pinyin of the name without tones, syllables separated by spaces; null until it is computed. */
    reading: text(),
    /** The first letters of those syllables, without spaces. */
    initials: text(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.targetId] }),
    // Character pairs of the name are indexed a second time with a mark, so that names can be searched alone.
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
