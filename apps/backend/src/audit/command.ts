import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { auditLog } from '../platform/audit/audit.tables.ts';
import type { Area } from '../platform/commands/area.ts';
import { day, JSON_LIST } from '../platform/commands/options.ts';
import { csvTable, type Table } from '../platform/commands/table.ts';
import { onSchool } from '../platform/commands/verb.ts';
import type { Queryable } from '../platform/database/connection.ts';
import { companies } from '../platform/database/tables/companies.tables.ts';
import { startOf } from '../platform/dates/days.ts';

/** Which entries are asked for. */
interface Asked {
  readonly since?: string | undefined;
  readonly about?: string | undefined;
}

const HEAD = ['time', 'company', 'who', 'as', 'deed', 'subjects', 'details', 'request'];

async function list(tx: Queryable, { since, about }: Asked): Promise<Table> {
  const entries = await tx
    .select({ entry: auditLog, company: companies.name })
    .from(auditLog)
    .leftJoin(companies, eq(companies.id, auditLog.companyId))
    .where(
      and(
        since === undefined ? undefined : gte(auditLog.at, startOf(since)),
        about === undefined
          ? undefined
          : sql`lower(${auditLog.subjects}::text)::text[] @> array[${about.toLowerCase()}]`,
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id));
  return csvTable(
    HEAD,
    entries.map(({ entry, company }) => [
      entry.at,
      company,
      entry.actor,
      entry.actingAs,
      entry.deed,
      entry.subjects.join(' '),
      JSON.stringify(entry.details),
      entry.requestId,
    ]),
  );
}

const NOTES = `Every command that changes something is in it, and money that came or went back, each written together with what it
did. "--as=NAME" at any command says who gives it, beside the user of the system. Entries stay three years.`;

/** What staff and money did. */
export const area: Area = {
  summary: 'who changed what',
  example: 'list --since=2026-03-01 --about=2026001',
  notes: NOTES,
  addVerbs(commands) {
    commands
      .command('list')
      .description('writes what staff and money did as CSV, the latest first')
      .option('--since <day>', 'from this day on, as 2026-03-01 (Beijing time)', day)
      .option('--about <id>', 'what was done to this: the number of an order or a student, an id')
      .option(...JSON_LIST)
      .action(onSchool(({ tx }, asked) => list(tx, asked)));
  },
};
