import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../platform/database/connection.ts';
import { SHANGHAI } from '../platform/dates/days.ts';

/** The company and the days of a report, both inclusive. */
export interface Period {
  readonly tx: Queryable;
  readonly companyId: string;
  /** `YYYY-MM-DD` of China's calendar. */
  readonly from: string;
  readonly to: string;
}

/** A time that one row of a report sums up. */
export type Unit = 'day' | 'month';

const FORMATS: Readonly<Record<Unit, string>> = { day: 'YYYY-MM-DD', month: 'YYYY-MM' };

/** Returns the day or month of China's calendar of a column. */
export const unitOf = (unit: Unit, time: PgColumn) =>
  sql<string>`to_char(${time} at time zone ${sql.raw(`'${SHANGHAI}'`)}, ${sql.raw(`'${FORMATS[unit]}'`)})`;
