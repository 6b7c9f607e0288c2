import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { asc, eq } from 'drizzle-orm';
import type { Area } from '../../platform/commands/area.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { HOST, JSON_LIST } from '../../platform/commands/options.ts';
import { studentNumber } from '../../platform/commands/students.ts';
import { csvTable, type Table } from '../../platform/commands/table.ts';
import { onSchool } from '../../platform/commands/verb.ts';
import { isId } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { approve, lockWithdrawal, refuse } from './states.service.ts';
import { type WithdrawalRow, withdrawals, withdrawalStates } from './withdrawal.tables.ts';
import { unbind } from './payees.service.ts';

const MAX_REASON_LENGTH = 200;

function reasonText(typed: string): string {
  const reason = typed.trim();
  if (reason === '' || reason.length > MAX_REASON_LENGTH)
    throw new InvalidArgumentError(`It must say why, in at most ${MAX_REASON_LENGTH} characters.`);
  return reason;
}

async function list(tx: Queryable, state: WithdrawalRow['state']): Promise<Table> {
  const rows = await tx
    .select({ row: withdrawals, company: companies.name, student: users.name, username: studentNumber })
    .from(withdrawals)
    .innerJoin(companies, eq(companies.id, withdrawals.companyId))
    .innerJoin(users, eq(users.id, withdrawals.userId))
    .where(eq(withdrawals.state, state))
    .orderBy(asc(withdrawals.companyId), asc(withdrawals.id));
  return csvTable(
    ['withdrawal', 'company', 'asked', 'student', 'username', 'yuan', 'state', 'reason'],
    rows.map(({ row, company, student, username }) => [
      row.id,
      company,
      row.createdAt,
      student,
      username,
      (row.amountCents / 100).toFixed(2),
      row.state,
      row.reason,
    ]),
  );
}

/** Locks a withdrawal that waits for the school's decision. @throws {CommandError} for any other. */
async function expectAsked(tx: Queryable, withdrawalId: string): Promise<WithdrawalRow> {
  const row = isId(withdrawalId) ? await lockWithdrawal(tx, withdrawalId) : undefined;
  if (row === undefined)
    throw new CommandError(`There is no withdrawal ${withdrawalId}. "list" shows those that wait.`);
  if (row.state !== 'asked')
    throw new CommandError(`Withdrawal ${row.id} is ${row.state}; only one that is asked can be decided.`);
  return row;
}

/** The school commands for withdrawals. */
export const area: Area = {
  summary: 'money out of students’ balances',
  example: 'refuse 8 --reason="The name differs from the account’s"',
  notes: 'Students get a message.',
  addVerbs(commands) {
    commands
      .command('list')
      .description('writes withdrawals as CSV: those that wait for the school, or those of another state')
      .addOption(
        new Option('--state <state>', 'where they stand').choices(withdrawalStates).default('asked' as const),
      )
      .option(...JSON_LIST)
      .action(onSchool(({ tx }, { state }) => list(tx, state)));

    commands
      .command('approve')
      .description('pays a withdrawal out; the student accepts it within WeChat')
      .argument('<withdrawal>')
      .action(
        onSchool(async ({ tx, now }, id) => {
          const row = await expectAsked(tx, id);
          await approve(tx, row, now);
          return `Withdrawal ${row.id}: done\n`;
        }),
      );

    commands
      .command('refuse')
      .description('refuses a withdrawal; the money goes back into the balance')
      .argument('<withdrawal>')
      .requiredOption('--reason <text>', 'why; the student reads it', reasonText)
      .action(
        onSchool(async ({ tx, now }, id, { reason }) => {
          const row = await expectAsked(tx, id);
          await refuse(tx, row, reason, now);
          return `Withdrawal ${row.id}: done\n`;
        }),
      );

    commands
      .command('unbind')
      .description('forgets the WeChat account of a student, who may bind another one')
      .argument('<student>')
      .requiredOption(...HOST)
      .action(onSchool(({ tx }, username, { host }) => unbind(tx, host, username)));
  },
};
