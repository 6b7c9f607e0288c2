import { and, eq, asc, inArray, lte, sql } from 'drizzle-orm';
import { recordAuditEntry } from '../../platform/audit/auditLog.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { lockUser } from '../../platform/database/lockUser.ts';
import { isExactly } from '../../platform/database/rows/isExactly.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { bookBalance, readPaidIn } from '../account/index.ts';
import { sumInvoicedPaidIn } from '../invoice/index.ts';
import { withdrawalMoved, writeMessages } from '../message/index.ts';
import type { TransferState } from '../../providers/payment/transfers.ts';
import { type WithdrawalRow, withdrawals } from './withdrawal.tables.ts';
import type { AppParts } from '../../platform/http/requestContext.ts';

/** Returns our number of a transfer. */
export const billNoOf = ({ id }: Pick<WithdrawalRow, 'id'>): string => `WD${id.padStart(10, '0')}`;

/** Locks the student and the withdrawal until the transaction ends. */
export async function lockWithdrawal(
  tx: Queryable,
  withdrawalId: string,
): Promise<WithdrawalRow | undefined> {
  const [found] = await tx
    .select({ userId: withdrawals.userId })
    .from(withdrawals)
    .where(eq(withdrawals.id, withdrawalId));
  if (found === undefined) return undefined;
  await lockUser(tx, found.userId);
  const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.id, withdrawalId)).for('update');
  return row;
}

type Change = Partial<
  Pick<WithdrawalRow, 'reason' | 'packageInfo' | 'decidedAt' | 'endedAt' | 'dueAt' | 'attempts'>
> & { readonly state: WithdrawalRow['state'] };

/**
 * Changes the state of a locked withdrawal and notifies the student; a refused or failed amount is returned to
 * the balance.
 */
async function move(tx: Queryable, row: WithdrawalRow, change: Change, now: Date): Promise<void> {
  const { id, companyId, userId, amountCents } = row;
  await tx
    .update(withdrawals)
    .set({ attempts: 0, dueAt: now, ...change })
    .where(and(eq(withdrawals.id, id), eq(withdrawals.state, row.state)));
  const { state, reason = '' } = change;
  if (state === 'refused' || state === 'failed') {
    await bookBalance(tx, {
      companyId,
      userId,
      kind: 'returned',
      amountCents,
      remark: `提现退回${reason === '' ? '' : `：${reason}`}`,
      remarkEn: `Withdrawal returned${reason === '' ? '' : `: ${reason}`}`,
      idempotencyKey: `withdrawal-back:${id}`,
      createdAt: now,
    });
  }
  if (state !== 'approved' && state !== 'asked')
    await writeMessages(tx, [
      withdrawalMoved({ companyId, userId, now }, { id, amountCents, state, reason }),
    ]);
}

/**
 * Removes the payee from the withdrawals of an erased student; the provider still knows each transfer by its
 * number.
 */
export async function clearPayee(tx: Queryable, userId: string): Promise<void> {
  await tx.update(withdrawals).set({ openid: '', packageInfo: '' }).where(eq(withdrawals.userId, userId));
}

/** Approves a withdrawal. @throws {CommandError} where invoices cover the money that would be paid out. */
export async function approve(tx: Queryable, row: WithdrawalRow, now: Date): Promise<void> {
  if ((await readPaidIn(tx, row.userId)) < (await sumInvoicedPaidIn(tx, row.userId)))
    throw new CommandError(
      `Withdrawal ${row.id}: the student has invoices for paid-in money; reverse or refuse them first (invoices).`,
    );
  await move(tx, row, { state: 'approved', decidedAt: now }, now);
}

/** Refuses a withdrawal. */
export const refuse = (tx: Queryable, row: WithdrawalRow, reason: string, now: Date): Promise<void> =>
  move(tx, row, { state: 'refused', reason, decidedAt: now, endedAt: now }, now);

/** Writes the result of a transfer to a student to the audit log. */
async function recordPayout(
  tx: Queryable,
  { id, companyId, userId, amountCents, state }: WithdrawalRow,
  to: TransferState['state'],
  at: Date,
): Promise<void> {
  await recordAuditEntry(tx, {
    companyId,
    at,
    actor: 'lectern',
    action: 'money paid out',
    subjects: [id, userId],
    details: { cents: amountCents, from: state, to },
  });
}

/** Stores the state that the provider reports for a transfer; one that has ended does not change. */
export async function follow(
  tx: Queryable,
  withdrawalId: string,
  transfer: TransferState,
  now: Date,
): Promise<void> {
  const row = await lockWithdrawal(tx, withdrawalId);
  if (row === undefined || (row.state !== 'approved' && row.state !== 'confirming')) return;
  if (transfer.state !== row.state) await recordPayout(tx, row, transfer.state, now);
  if (transfer.state === 'paid') await move(tx, row, { state: 'paid', endedAt: now }, now);
  if (transfer.state === 'failed')
    await move(tx, row, { state: 'failed', reason: transfer.reason, endedAt: now }, now);
  if (transfer.state === 'confirming' && row.state === 'approved')
    await move(tx, row, { state: 'confirming', packageInfo: transfer.packageInfo }, now);
}

const AT_ONCE = 20;

/** Claims withdrawals to check with the provider, each for one process; the interval grows up to an hour. */
export async function claimDue({ connection, clock }: AppParts): Promise<WithdrawalRow[]> {
  const now = clock.now();
  const due = connection.db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(isExactly(withdrawals.state, 'approved', 'confirming'), lte(withdrawals.dueAt, now)))
    .orderBy(asc(withdrawals.id))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  return connection.db
    .update(withdrawals)
    .set({
      attempts: sql`${withdrawals.attempts} + 1`,
      dueAt: sql`${now.toISOString()}::timestamptz + least(3600, 5 * power(1.5, least(${withdrawals.attempts}, 20))) * interval '1 second'`,
    })
    .where(inArray(withdrawals.id, due))
    .returning();
}
