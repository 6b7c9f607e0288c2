import { parseArgs } from 'node:util';
import { and, asc, eq } from 'drizzle-orm';
import { isId } from '../../database/columns.ts';
import type { Queryable } from '../../database/connection.ts';
import { companies } from '../../database/tables/companies.tables.ts';
import { users } from '../../database/tables/users.tables.ts';
import { companyAt } from '../../commands/companyAt.ts';
import { csvLine } from '../../commands/csv.ts';
import { CommandError } from '../../commands/commandError.ts';
import { onSchoolDatabase, runCommand } from '../../commands/schoolCommand.ts';
import { approve, lockWithdrawal, refuse } from './states.ts';
import { payees, type WithdrawalRow, withdrawals, withdrawalStates } from './withdrawal.tables.ts';

const USAGE = `What a school does with the money that its students ask out of their balance.

  npm run withdrawals -- list [--state=STATE]      writes those that wait for the school as CSV, or those of a state:
                                                   ${withdrawalStates.join(', ')}
  npm run withdrawals -- approve WITHDRAWAL        pays it out: the student accepts it within WeChat
  npm run withdrawals -- refuse WITHDRAWAL --reason=WORDS
                                                   puts the money back into the balance
  npm run withdrawals -- unbind HOST USERNAME      forgets the WeChat account of a student, who may bind another one

Students get a message. It works on DATABASE_URL, else on the embedded database, also while the server runs.
A mistake changes nothing.
`;

async function list(tx: Queryable, wanted: string): Promise<string> {
  const state = withdrawalStates.find((one) => one === wanted);
  if (state === undefined) throw new CommandError(`--state must be one of ${withdrawalStates.join(', ')}.`);
  const rows = await tx
    .select({ row: withdrawals, company: companies.name, student: users.name, username: users.username })
    .from(withdrawals)
    .innerJoin(companies, eq(companies.id, withdrawals.companyId))
    .innerJoin(users, eq(users.id, withdrawals.userId))
    .where(eq(withdrawals.state, state))
    .orderBy(asc(withdrawals.companyId), asc(withdrawals.id));
  const lines = rows.map(({ row, company, student, username }) => [
    row.id,
    company,
    row.createdAt.toISOString(),
    student ?? '',
    username ?? '',
    (row.amountCents / 100).toFixed(2),
    row.state,
    row.reason,
  ]);
  const head = ['withdrawal', 'company', 'asked', 'student', 'username', 'yuan', 'state', 'reason'];
  return [head, ...lines].map(csvLine).join('');
}

/** Holds a withdrawal that waits for the school. @throws {CommandError} for any other. */
async function expectAsked(tx: Queryable, withdrawalId: string): Promise<WithdrawalRow> {
  const row = isId(withdrawalId) ? await lockWithdrawal(tx, withdrawalId) : undefined;
  if (row === undefined)
    throw new CommandError(`There is no withdrawal ${withdrawalId}. "list" shows those that wait.`);
  if (row.state !== 'asked')
    throw new CommandError(`Withdrawal ${row.id} is ${row.state}; only one that is asked can be decided.`);
  return row;
}

async function unbind(tx: Queryable, host: string, username: string): Promise<string> {
  const companyId = await companyAt(tx, host);
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.username, username)));
  const gone =
    user === undefined
      ? []
      : await tx.delete(payees).where(eq(payees.userId, user.id)).returning({ id: payees.userId });
  if (gone.length === 0) throw new CommandError(`${username} has bound no account at ${host}.`);
  return `${username}: unbound\n`;
}

async function run(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      state: { type: 'string' },
      reason: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [command, subject = '', username = ''] = positionals;
  if (values.help === true || command === undefined) return USAGE;
  return onSchoolDatabase(async (tx) => {
    if (command === 'list') return list(tx, values.state ?? 'asked');
    if (command === 'unbind') return unbind(tx, subject, username);
    if (command !== 'approve' && command !== 'refuse')
      throw new CommandError(`"${command}" is none of list, approve, refuse, unbind.`);
    const reason = (values.reason ?? '').trim();
    if (command === 'refuse' && (reason === '' || reason.length > 200))
      throw new CommandError('--reason must say why, in at most 200 characters: the student reads it.');
    const row = await expectAsked(tx, subject);
    await (command === 'approve' ? approve(tx, row, new Date()) : refuse(tx, row, reason, new Date()));
    return `Withdrawal ${row.id}: done\n`;
  });
}

await runCommand(run);
