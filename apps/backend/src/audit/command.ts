import { and, desc, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';
import { auditLog } from '../platform/audit/audit.tables.ts';
import type { Area } from '../platform/commands/area.ts';
import { day, JSON_LIST } from '../platform/commands/options.ts';
import { studentNumber } from '../platform/commands/students.ts';
import { csvTable, type Table } from '../platform/commands/table.ts';
import { databaseAction } from '../platform/commands/verb.ts';
import type { Queryable } from '../platform/database/connection.ts';
import { companies } from '../platform/database/tables/companies.tables.ts';
import { users } from '../platform/database/tables/users.tables.ts';
import { startOf } from '../platform/dates/days.ts';

/** Which entries are listed. */
interface EntryFilter {
  readonly since?: string | undefined;
  readonly about?: string | undefined;
}

const HEAD = ['time', 'company', 'who', 'as', 'action', 'subjects', 'details', 'request'];

/** Returns students' current numbers by their account ids in the entries. */
async function numbersOf(tx: Queryable, which: SQL): Promise<Map<string, string>> {
  const found = await tx.select({ id: users.id, number: studentNumber }).from(users).where(which);
  return new Map(found.map(({ id, number }) => [`#${id}`, number ?? `#${id}`]));
}

async function list(tx: Queryable, { since, about }: EntryFilter): Promise<Table> {
  const searched = about?.toLowerCase() ?? '';
  const accounts =
    about === undefined ? [] : (await numbersOf(tx, eq(sql`lower(${studentNumber})`, searched))).keys();
  const names = [searched, ...[...accounts].flatMap((one) => [one, one.slice(1)])];
  const entries = await tx
    .select({ entry: auditLog, company: companies.name })
    .from(auditLog)
    .leftJoin(companies, eq(companies.id, auditLog.companyId))
    .where(
      and(
        since === undefined ? undefined : gte(auditLog.at, startOf(since)),
        about === undefined
          ? undefined
          : sql`lower(${auditLog.subjects}::text)::text[] && ${sql.param(names)}::text[]`,
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id));
  const ids = entries.flatMap(({ entry }) =>
    entry.subjects.flatMap((one) => /^#(\d+)$/.exec(one)?.[1] ?? []),
  );
  const numbers =
    ids.length === 0 ? new Map<string, string>() : await numbersOf(tx, inArray(users.id, [...new Set(ids)]));
  return csvTable(
    HEAD,
    entries.map(({ entry, company }) => [
      entry.at,
      company,
      entry.actor,
      entry.actingAs,
      entry.action,
      entry.subjects.map((one) => numbers.get(one) ?? one).join(' '),
      JSON.stringify(entry.details),
      entry.requestId,
    ]),
  );
}

const NOTES = `The audit log contains every command that changed something, and all payments and refunds, each written in the
transaction of the change. Students are recorded by their account id, such as #12, and listed with their current
number. Every entry names the system user and the name given by "--as=NAME". Entries are kept for three years.`;

/** Commands about the audit log. */
export const area: Area = {
  summary: 'who changed what',
  example: 'list --since=2026-03-01 --about=2026001',
  notes: NOTES,
  addVerbs(commands) {
    commands
      .command('list')
      .description('writes the actions of staff and the movements of money as CSV, newest first')
      .option('--since <day>', 'from this day on, such as 2026-03-01 (Beijing time)', day)
      .option('--about <id>', 'only entries about this: a student or order number, or an id')
      .option(...JSON_LIST)
      .action(databaseAction(({ tx }, options) => list(tx, options)));
  },
};
