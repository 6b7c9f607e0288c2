import { boolean, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { id, type JsonObject, moment, refersTo } from '../columns.ts';

/** A tenant: a company with its own hosts, schools, people and settings. */
export const companies = pgTable('companies', {
  id: id().primaryKey(),
  name: text().notNull(),
  /** Host names without port that serve this company; the first one is its main address. */
  hosts: text().array().notNull(),
  /** Origins of other front ends, as browsers send them, whose pages may use this company. */
  origins: text().array().notNull().default([]),
  config: jsonb().$type<JsonObject>().notNull().default({}),
  createdAt: moment().notNull().defaultNow(),
});

/** A branch of a company, with its own name, look and settings. Exactly one is the default. */
export const schools = pgTable(
  'schools',
  {
    id: id().primaryKey(),
    companyId: refersTo(() => companies.id),
    name: text().notNull(),
    /** The school's part of its address: `#/home/index/{suffix}`. */
    suffix: text().notNull(),
    defaultFlag: boolean().notNull().default(false),
    config: jsonb().$type<JsonObject>().notNull().default({}),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('schools_suffix').on(table.companyId, table.suffix),
    uniqueIndex('schools_default')
      .on(table.companyId)
      .where(sql`${table.defaultFlag}`),
  ],
);

/** A row of {@link companies}. */
export type Company = typeof companies.$inferSelect;
/** A row of {@link schools}. */
export type School = typeof schools.$inferSelect;
