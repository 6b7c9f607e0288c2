import type { PaidByBalance, PayByBalanceIn } from '@lectern/sdk/endpoints/payment';
import type { UserContext } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { readAvailable, readBalance, spendReductions } from '../account/index.ts';
import { describeOrders, lockOrder, storeReductions, ownOrder, payOrder } from '../order/index.ts';
import { lockPayable } from './payment.service.ts';

/**
 * Answers `payment.payByBalance`: one transaction takes the money from the balance, marks the order paid and
 * delivers its goods. A repeated call finds the order paid and costs nothing.
 */
export async function payByBalance(
  { orderId }: PayByBalanceIn,
  context: UserContext,
): Promise<PaidByBalance> {
  const { clock, user } = context;
  await ownOrder(context, orderId);
  return context.transaction(async (tx) => {
    const now = clock.now();
    const known = await lockOrder(tx, orderId);
    if (known?.status === 'paid' && known.payCents === known.balanceCents)
      return { status: known.status, balanceCents: await readBalance(tx, user.id) };
    if (known?.kind === 'balance') throw new BusinessError('0', '充值不能用余额支付');
    const order = await lockPayable(tx, context, orderId);
    const available = await readAvailable(tx, order, now);
    if (available.balanceCents < order.payCents)
      throw new BusinessError('0', '余额不够，没有扣款，可以先充值，或换一种支付方式');
    const paid = { ...order, balanceCents: order.payCents };
    const bought = await describeOrders({ ...context, db: tx }, [order]);
    await spendReductions(tx, paid, bought.get(order.id)?.subject ?? order.orderNo, now);
    await storeReductions(tx, paid, paid);
    await payOrder(tx, context, paid, { paidBy: order.payCents > 0 ? 'balance' : null, paidAt: now });
    return { status: 'paid', balanceCents: await readBalance(tx, user.id) };
  });
}
