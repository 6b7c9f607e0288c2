import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, timestamp } from 'drizzle-orm/pg-core';

/**
 * The database's auto-incrementing primary key of most tables: `bigserial` in PostgreSQL, text in TypeScript
 * and on the wire, since ids are strings everywhere.
 */
export const id = customType<{ data: string; driverData: string; notNull: true; default: true }>({
  dataType: () => 'bigserial',
});

/** The id of a row in another table; add `.references(() => table.id)`. */
export const idOf = customType<{ data: string; driverData: string }>({ dataType: () => 'bigint' });

/** The id of the parent row; deleting the parent deletes this row as well. */
export const partOf = (row: () => AnyPgColumn) => idOf().notNull().references(row, { onDelete: 'cascade' });

/** The id of a row that this row needs; that row cannot be deleted while this one refers to it. */
export const refersTo = (row: () => AnyPgColumn) => idOf().notNull().references(row);

/** A timestamp, stored in UTC with millisecond precision. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** Any JSON object. */
export type JsonObject = Record<string, unknown>;

/**
 * Tells whether a text from outside is a valid id; the database would refuse most other texts. Leading zeros
 * are not allowed, so that each row has exactly one spelling of its id: with a second spelling, an operation
 * that may be done once per id could be done twice.
 */
export const isId = (text: string | undefined): text is string =>
  text !== undefined && /^(?:0|[1-9]\d{0,17})$/.test(text);

/** Returns an id from outside unchanged, or `'0'`, which no row has, where the text is not a valid id. */
export const idOrNone = (text: string): string => (isId(text) ? text : '0');

/**
 * Builds the condition that an id is one of these. The ids are one parameter, however many there are: `id =
 * ${anyOf(ids)}`.
 */
export const anyOf = (ids: readonly string[]): SQL => sql`any(${`{${ids.join(',')}}`}::bigint[])`;

/** Builds an array of texts from one parameter, in JSON, so that they may contain any characters. */
export const textsOf = (texts: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::text::jsonb))`;
