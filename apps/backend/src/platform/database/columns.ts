import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, timestamp } from 'drizzle-orm/pg-core';

/**
 * A growing number made by the database: the primary key of most tables. It is text in
 * TypeScript and on the wire, since ids are strings everywhere, and `bigserial` in PostgreSQL.
 */
export const id = customType<{ data: string; driverData: string; notNull: true; default: true }>({
  dataType: () => 'bigserial',
});

/** The id of a row elsewhere; add `.references(() => table.id)`. */
export const idOf = customType<{ data: string; driverData: string }>({ dataType: () => 'bigint' });

/** The id of the row that one belongs to, and goes with. */
export const partOf = (row: () => AnyPgColumn) => idOf().notNull().references(row, { onDelete: 'cascade' });

/** The id of a row that another needs: it stays as long as that one does. */
export const refersTo = (row: () => AnyPgColumn) => idOf().notNull().references(row);

/** A moment, kept in UTC to the millisecond. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** Any JSON object. */
export type JsonObject = Record<string, unknown>;

/**
 * Whether a text that came from outside may be asked for as an id; the database would refuse most others. One row has one
 * spelling: of a second one, with zeros before it, what is done once for each id would be done once more.
 */
export const isId = (text: string | undefined): text is string =>
  text !== undefined && /^(?:0|[1-9]\d{0,17})$/.test(text);

/** An id that came from outside, or one that no row has where it is none. */
export const idOrNone = (given: string): string => (isId(given) ? given : '0');

/** Holds of an id that is one of these, as one value however many they are: `id = ${anyOf(ids)}`. */
export const anyOf = (ids: readonly string[]): SQL => sql`any(${`{${ids.join(',')}}`}::bigint[])`;
