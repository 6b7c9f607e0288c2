import type {
  OpenidCheck,
  OpenidCheckIn,
  WithdrawalList,
  WithdrawalListIn,
  WithdrawIn,
  Withdrawal,
} from '@lectern/sdk/endpoints/account';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { UserContext } from '../../platform/http/context.ts';
import { refused } from '../../platform/http/errors.ts';
import { pageOf } from '../../platform/http/paging.ts';
import { bookBalance, readWithdrawable } from '../account/index.ts';
import { withdrawalMoved, writeMessages } from '../message/index.ts';
import { checkPayer } from '../payment/index.ts';
import { demandProof, isProved, lockLiveSession } from '../verification/index.ts';
import { transfersOf } from '../../providers/payment/transfers.ts';
import { bindingLink, confirmationLink } from './links.ts';
import { payees, withdrawals } from './withdrawal.tables.ts';

/** Minimum and maximum amount in cents. WeChat requires the payee's real name from 2,000 yuan on. */
const MIN_CENTS = 100;
const MAX_CENTS = 199_900;

const transfersFor = ({ services, company }: UserContext) => services.get(transfersOf)(company);

/**
 * Answers `account.checkOpenid`. The link is for the owner alone, like the withdrawals: whoever binds first gets the
 * money of all that follow.
 */
export async function checkOpenid(
  { orderId, verifyToken }: OpenidCheckIn,
  context: UserContext,
): Promise<OpenidCheck> {
  if (orderId !== undefined) return checkPayer(context, orderId);
  if (transfersFor(context) === undefined) return { bindFlag: 0, url: '' };
  const bound = await context.db.$count(payees, eq(payees.userId, context.user.id));
  if (bound > 0) return { bindFlag: 1, url: '' };
  return isProved(context, verifyToken)
    ? { bindFlag: 0, url: bindingLink(context) }
    : { bindFlag: 0, url: '', proofFlag: 1 };
}

/**
 * Answers `account.cashWithdraw`: the amount leaves the balance at once, when its owner requests it, and waits
 * for the school's decision.
 */
export async function cashWithdraw(
  { withdrawAmount: amountCents, verifyToken }: WithdrawIn,
  context: UserContext,
): Promise<Withdrawal> {
  const { company, user, clock } = context;
  if (transfersFor(context) === undefined) throw refused('withdrawAmount', '学校还没有开通提现');
  if (amountCents < MIN_CENTS || amountCents > MAX_CENTS)
    throw refused('withdrawAmount', `一次可以提现 ${MIN_CENTS / 100} 到 ${MAX_CENTS / 100} 元`);
  demandProof(context, verifyToken, { field: 'withdrawAmount', message: '请先验证身份再提现' });
  return context.transaction(async (tx) => {
    await lockLiveSession(tx, context);
    const [payee] = await tx.select().from(payees).where(eq(payees.userId, user.id));
    if (payee === undefined) throw refused('openid', '请先绑定收款的微信');
    const open = await tx.$count(
      withdrawals,
      and(eq(withdrawals.userId, user.id), inArray(withdrawals.state, ['asked', 'approved', 'confirming'])),
    );
    if (open > 0) throw refused('withdrawAmount', '上一笔提现还没有结束，请等它到账');
    const now = clock.now();
    if (amountCents > (await readWithdrawable(tx, user.id, now)))
      throw refused('withdrawAmount', '超过了可提现的金额，没有扣款');
    const [row] = await tx
      .insert(withdrawals)
      .values({
        companyId: company.id,
        userId: user.id,
        amountCents,
        openid: payee.openid,
        state: 'asked',
        dueAt: now,
        createdAt: now,
      })
      .returning();
    if (row === undefined) throw new Error('The withdrawal was not made');
    const balanceCents = await bookBalance(tx, {
      companyId: company.id,
      userId: user.id,
      kind: 'withdrawn',
      amountCents: -amountCents,
      remark: '提现到微信',
      remarkEn: 'Withdrawn to WeChat',
      idempotencyKey: `withdrawal:${row.id}`,
      createdAt: now,
    });
    if (balanceCents === undefined) throw refused('withdrawAmount', '余额不够，没有扣款');
    const { id, state } = row;
    await writeMessages(tx, [
      withdrawalMoved(
        { companyId: company.id, userId: user.id, now },
        { id, amountCents, state: 'asked', reason: '' },
      ),
    ]);
    return { withdrawalId: id, state, balanceCents };
  });
}

/** Answers `account.withdrawals`. */
export async function listWithdrawals(
  input: WithdrawalListIn,
  context: UserContext,
): Promise<WithdrawalList> {
  const { db, user } = context;
  const own = eq(withdrawals.userId, user.id);
  const { limit, offset } = pageOf(input);
  const [rows, total] = await Promise.all([
    db.select().from(withdrawals).where(own).orderBy(desc(withdrawals.id)).limit(limit).offset(offset),
    db.$count(withdrawals, own),
  ]);
  return {
    total,
    records: rows.map((row) => ({
      withdrawalId: row.id,
      amountCents: row.amountCents,
      state: row.state,
      reason: row.reason,
      confirmUrl: row.state === 'confirming' ? confirmationLink(context, row) : '',
      createdAt: row.createdAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
    })),
  };
}
