import {
  createdBy,
  type Statement,
  statementsOf,
  tableOf,
} from '../../apps/backend/src/platform/database/migrating/statements.ts';

/** Number of the first migration written under these rules. */
const FIRST_CHECKED = 36;

/** Changes that break a process of the previous release. */
const CONTRACTS =
  /\bDROP (?:TABLE|COLUMN)\b|\bRENAME\b|\bALTER COLUMN "?\w+"? (?:SET DATA )?TYPE\b|\bSET NOT NULL\b/i;

function problemsOf({ sql, comments }: Statement, table: string): string[] {
  const problems: string[] = [];
  const locks = new RegExp(`^-- locks ${table}: \\S`, 'm');
  if (!locks.test(comments)) problems.push(`Say what it locks, and how long: -- locks ${table}: …`);
  if (/\bFOREIGN KEY\b/i.test(sql) && !/\bNOT VALID\b/i.test(sql))
    problems.push(`A foreign key on ${table} is added NOT VALID, so that no rows are read under its lock`);
  if (/\bADD COLUMN\b[^,;]*\bNOT NULL\b/i.test(sql) && !/\bDEFAULT\b|\bGENERATED\b/i.test(sql))
    problems.push(`A new column of ${table} is null or has a default: the release before does not fill it`);
  if (CONTRACTS.test(sql) && !/^-- contract: \S/m.test(comments))
    problems.push(`The release before may use what goes from ${table}: -- contract: unused since …`);
  return problems;
}

/** Finds statements of a migration that the previous release would not survive, or that block other transactions. */
export function migrationProblems(file: string, source: string): string[] {
  const number = Number(/(\d+)_\w+\.sql$/.exec(file)?.[1] ?? 0);
  if (number < FIRST_CHECKED) return [];
  const made = new Set<string>();
  return statementsOf(source).flatMap((statement) => {
    const created = createdBy(statement.sql);
    if (created !== undefined) made.add(created);
    const table = created === undefined ? tableOf(statement.sql) : undefined;
    return table === undefined || made.has(table) ? [] : problemsOf(statement, table);
  });
}
