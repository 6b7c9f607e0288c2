import { and, eq, gt } from 'drizzle-orm';
import { CommandError } from '../../platform/commands/commandError.ts';
import { companyAt } from '../../platform/commands/companyAt.ts';
import { expectStudent } from '../../platform/commands/students.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { lockUser } from '../../platform/database/lockUser.ts';
import { accountChanged, writeMessages } from '../message/index.ts';
import { BIND_MS, readTicket } from './links.ts';
import { payees } from './withdrawal.tables.ts';
import type { Context } from '../../platform/http/context.ts';
import { transfersOf } from '../../providers/payment/transfers.ts';
import { ProviderError } from '../../providers/payment/paymentProvider.ts';

/** Unbinds the payee of a student. */
export async function unbind(tx: Queryable, host: string, username: string): Promise<string> {
  const { id: companyId } = await companyAt(tx, { host });
  const { userId } = await expectStudent(tx, companyId, username);
  const deleted = await tx.delete(payees).where(eq(payees.userId, userId)).returning({ id: payees.userId });
  if (deleted.length === 0) throw new CommandError(`${username} has no bound WeChat account at ${host}.`);
  return `${username}: unbound\n`;
}

const BOUND = '已绑定这个微信，回到提现页面就可以提现了。';
const NOT_BOUND = '没有绑定，可以回到提现页面再试一次。';

/** Binds the payee who returned from WeChat, and notifies the student. An existing binding is kept. */
export async function bind(
  context: Context,
  { userId, ticket }: { readonly userId: string; readonly ticket: string },
  code: string,
): Promise<string> {
  const { transaction, services, company, clock, log } = context;
  const transfers = services.get(transfersOf)(company);
  if (transfers === undefined || code === '') return NOT_BOUND;
  let openid: string;
  try {
    openid = await transfers.openidOf(code);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error }, 'WeChat returned no account for an authorisation code');
    // WeChat's browser may open the page twice, but each code works only once.
    const lately = gt(payees.boundAt, new Date(clock.now().getTime() - BIND_MS));
    if ((await context.db.$count(payees, and(eq(payees.userId, userId), lately))) > 0) return BOUND;
    return '微信没有回应，请回到提现页面再试一次。';
  }
  const now = clock.now();
  const isBound = await transaction(async (tx) => {
    await lockUser(tx, userId);
    // Checked again, since WeChat takes a while to reply: somebody who was logged out meanwhile must not become
    // the payee.
    if ((await readTicket({ ...context, db: tx }, ticket)) !== userId) return undefined;
    const bound = await tx
      .insert(payees)
      .values({ userId, companyId: company.id, openid, boundAt: now })
      .onConflictDoNothing()
      .returning({ userId: payees.userId });
    if (bound.length > 0)
      await writeMessages(tx, [accountChanged({ companyId: company.id, userId, now }, 'payee')]);
    return bound.length > 0;
  });
  if (isBound === undefined) return NOT_BOUND;
  return isBound ? BOUND : '这个账号已经绑定过微信，要更换请联系学校。';
}
