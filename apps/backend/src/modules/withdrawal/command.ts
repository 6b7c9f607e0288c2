import { Option } from '@commander-js/extra-typings';
import { asc, eq } from 'drizzle-orm';
import { yuanOf } from '../../platform/money/money.ts';
import type { Area } from '../../platform/commands/area.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { HOST, JSON_LIST, REASON } from '../../platform/commands/options.ts';
import { studentNumber } from '../../platform/commands/students.ts';
import { csvTable, type Table } from '../../platform/commands/table.ts';
import { databaseAction } from '../../platform/commands/verb.ts';
import { isId } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { approve, lockWithdrawal, refuse } from './states.service.ts';
import { type WithdrawalRow, withdrawals, withdrawalStates } from './withdrawal.tables.ts';
import { unbind } from './payees.service.ts';

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
      yuanOf(row.amountCents),
      row.state,
      row.reason,
    ]),
  );
}

/** Locks a withdrawal that waits for the school's decision. @throws {CommandError} for any other. */
async function lockPending(tx: Queryable, withdrawalId: string): Promise<WithdrawalRow> {
  const row = isId(withdrawalId) ? await lockWithdrawal(tx, withdrawalId) : undefined;
  if (row === undefined)
    throw new CommandError(`There is no withdrawal ${withdrawalId}. "list" shows the pending ones.`);
  if (row.state !== 'asked')
    throw new CommandError(
      `Withdrawal ${row.id} is already ${row.state}; only a pending one can be decided.`,
    );
  return row;
}

/** The school commands for withdrawals. */
export const area: Area = {
  summary: 'withdrawals from balances',
  example: 'refuse 8 --reason="The name differs from the account’s"',
  notes: 'Students get a message.',
  addVerbs(commands) {
    commands
      .command('list')
      .description('writes withdrawals as CSV: pending ones, or those in another state')
      .addOption(
        new Option('--state <state>', 'their state').choices(withdrawalStates).default('asked' as const),
      )
      .option(...JSON_LIST)
      .action(databaseAction(({ tx }, { state }) => list(tx, state)));

    commands
      .command('approve')
      .description('pays out a withdrawal; the student accepts it within WeChat')
      .argument('<withdrawal>')
      .action(
        databaseAction(async ({ tx, now }, id) => {
          const row = await lockPending(tx, id);
          await approve(tx, row, now);
          return `Withdrawal ${row.id}: approved\n`;
        }),
      );

    commands
      .command('refuse')
      .description('refuses a withdrawal; the money returns to the balance')
      .argument('<withdrawal>')
      .requiredOption(...REASON)
      .action(
        databaseAction(async ({ tx, now }, id, { reason }) => {
          const row = await lockPending(tx, id);
          await refuse(tx, row, reason, now);
          return `Withdrawal ${row.id}: refused\n`;
        }),
      );

    commands
      .command('unbind')
      .description('unbinds a student’s WeChat account, so that another one can be bound')
      .argument('<student>')
      .requiredOption(...HOST)
      .action(databaseAction(({ tx }, username, { host }) => unbind(tx, host, username)));
  },
};
