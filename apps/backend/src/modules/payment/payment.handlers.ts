import type {
  Cashier,
  CashierIn,
  PaymentState,
  PaymentStateIn,
  StartedPayment,
  StartPaymentIn,
} from '@lectern/sdk/endpoints/payment';
import type { UserContext } from '../../http/context.ts';
import { BusinessError, StatusError } from '../../http/errors.ts';
import { readBalance } from '../account/balance.repo.ts';
import { ownOrder } from '../order/order.handlers.ts';
import { presentOrders } from '../order/order.repo.ts';
import type { Order } from '../order/order.tables.ts';
import { noticePath } from './notices.ts';
import { closePayment, findBegin, findOpenPayment, insertPayment, keepOpened } from './payment.repo.ts';
import { ProviderError } from './provider.ts';
import { paymentProviders, payWays } from './providers.ts';
import { orderWatch } from './waiting.ts';

/** Answers `payment.cashier`. */
export async function openCashier({ orderId }: CashierIn, context: UserContext): Promise<Cashier> {
  const [order] = await presentOrders(context.db, [await ownOrder(context, orderId)]);
  if (order === undefined) throw new BusinessError('0', '没有找到这个订单');
  const providers = context.services.get(paymentProviders);
  const offered = payWays.flatMap((way) => {
    const provider = providers.forWay(context.company, way);
    return provider === undefined ? [] : [{ way, provider }];
  });
  return {
    order,
    ways: offered.map(({ way }) => way),
    isSandbox: offered.some(({ provider }) => provider.id === 'sandbox'),
    balanceCents: order.chargeCents === null ? await readBalance(context.db, context.user.id) : null,
    serverTime: context.clock.now().toISOString(),
  };
}

/** What is bought, in a few words. */
export function subjectOf(order: Awaited<ReturnType<typeof presentOrders>>[number] | undefined): string {
  const [first] = order?.items ?? [];
  const memberName = order?.membership?.memberName;
  if (memberName !== undefined) return memberName;
  if (order?.exam) return order.exam.examName;
  if ((order?.chargeCents ?? null) !== null) return '余额充值';
  const more = (order?.items.length ?? 0) - 1;
  return `${first?.courseName ?? '课程'}${more > 0 ? ` 等 ${more + 1} 件` : ''}`;
}

/** @throws {BusinessError} code 0 for an order that no longer waits for its money. */
export function refuseUnlessWaiting({ status }: Order): void {
  if (status === 'paid') throw new BusinessError('0', '这个订单已经支付，不用再付');
  if (status === 'cancelled') throw new BusinessError('0', '这个订单已经取消');
  if (status === 'closed') throw new BusinessError('0', '支付时间已过，订单已关闭，请重新下单');
}

/** Answers `payment.start`. The same order and way give the same payment again, so a reload costs nothing. */
export async function startPayment(
  { orderId, way }: StartPaymentIn,
  context: UserContext,
): Promise<StartedPayment> {
  const { db, company, clock, origin } = context;
  const order = await ownOrder(context, orderId);
  refuseUnlessWaiting(order);
  const provider = context.services.get(paymentProviders).forWay(company, way);
  if (provider === undefined) throw new BusinessError('0', '学校还没有开通这种支付方式');

  let payment = await findOpenPayment(db, orderId, way);
  if (
    payment !== undefined &&
    (payment.provider !== provider.id || payment.merchantId !== provider.merchantId)
  ) {
    // The school changed its account meanwhile.
    await closePayment(db, payment.id);
    payment = undefined;
  }
  payment ??= await insertPayment(db, order, way, provider, clock.now());
  if (payment === undefined) throw new StatusError(503, '支付暂时打不开，请稍后再试');

  let opened = { qrContent: payment.qrContent, pageUrl: payment.pageUrl };
  if (opened.qrContent === '' && opened.pageUrl === '') {
    const [view] = await presentOrders(db, [order]);
    try {
      opened = await provider.create({
        tradeNo: payment.tradeNo,
        subject: subjectOf(view),
        amountCents: payment.amountCents,
        expiresAt: order.expiresAt,
        notifyUrl: origin + noticePath(provider.id, company.id),
        returnUrl: `${origin}/#/payment/order?${new URLSearchParams({ orderId })}`,
      });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      context.log.error({ err: error, way }, 'A payment could not be opened');
      throw new StatusError(503, '支付通道没有响应，没有扣款，请稍后再试或换一种方式');
    }
    await keepOpened(db, payment.id, opened);
  }
  return { tradeNo: payment.tradeNo, way, amountCents: payment.amountCents, ...opened };
}

/** Answers `payment.state`, at once if there is news, else when some comes or the wait is over. */
export async function paymentState(
  { orderId, known, waitSeconds = 0 }: PaymentStateIn,
  context: UserContext,
): Promise<PaymentState> {
  let order = await ownOrder(context, orderId);
  if (order.status === known && waitSeconds > 0) {
    const untilExpiry =
      order.status === 'waiting' ? order.expiresAt.getTime() - context.clock.now().getTime() : Infinity;
    const milliseconds = Math.min(waitSeconds * 1000, Math.max(0, untilExpiry) + 50);
    await context.services.get(orderWatch).next(orderId, milliseconds, async () => {
      order = await ownOrder(context, orderId);
      return order.status === known;
    });
    order = await ownOrder(context, orderId);
  }
  return {
    status: order.status,
    serverTime: context.clock.now().toISOString(),
    begin: order.status === 'paid' ? await findBegin(context.db, order) : null,
  };
}
