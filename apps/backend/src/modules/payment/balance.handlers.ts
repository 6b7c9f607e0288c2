import type { PaidByBalance, PayByBalanceIn } from '@lectern/sdk/endpoints/payment';
import { eq } from 'drizzle-orm';
import type { UserContext } from '../../http/context.ts';
import { BusinessError } from '../../http/errors.ts';
import { bookBalance, chargedBy, occasionOf, readBalance } from '../account/balance.repo.ts';
import { ownOrder } from '../order/order.handlers.ts';
import { lockOrder, presentOrders } from '../order/order.repo.ts';
import { orderChanged } from '../order/orderEvents.ts';
import { nextStatus } from '../order/orderStates.ts';
import { orders } from '../order/order.tables.ts';
import { refuseUnlessWaiting, subjectOf } from './payment.handlers.ts';
import { grant, isOwnedOtherwise } from './settle.ts';

/**
 * Answers `payment.payByBalance`: in one transaction the money goes out of the balance, the order is paid and what it
 * bought is given. A second press finds it paid from the balance, and costs nothing.
 */
export async function payByBalance(
  { orderId }: PayByBalanceIn,
  context: UserContext,
): Promise<PaidByBalance> {
  const { clock, events, user } = context;
  await ownOrder(context, orderId);
  return context.transaction(async (tx) => {
    const now = clock.now();
    const order = await lockOrder(tx, orderId);
    if (order === undefined) throw new BusinessError('0', '没有找到这个订单');
    const [view] = await presentOrders(tx, [order]);
    if (view?.paidBy === 'balance')
      return { status: order.status, balanceCents: await readBalance(tx, user.id) };
    if ((await chargedBy(tx, orderId)) !== undefined) throw new BusinessError('0', '充值不能用余额支付');
    const isOver = order.status === 'waiting' && order.expiresAt <= now;
    refuseUnlessWaiting(isOver ? { ...order, status: 'closed' } : order);
    const next = nextStatus(order.status, 'payInTime');
    if (next !== 'paid') throw new BusinessError('0', '这个订单现在不能支付');
    if (await isOwnedOtherwise(tx, order))
      throw new BusinessError('0', '订单里的课程你已经有了，没有扣款，可以取消这个订单');
    const balanceCents = await bookBalance(tx, {
      companyId: order.companyId,
      userId: order.userId,
      kind: 'spent',
      amountCents: -order.payCents,
      remark: subjectOf(view),
      occasion: occasionOf(order.id),
      createdAt: now,
    });
    if (balanceCents === undefined)
      throw new BusinessError('0', '余额不够，没有扣款，可以先充值，或换一种支付方式');
    await tx.update(orders).set({ status: next, paidAt: now, endedAt: null }).where(eq(orders.id, order.id));
    await grant(tx, order, now);
    await events.publish(orderChanged, { orderId: order.id }, tx);
    return { status: next, balanceCents };
  });
}
