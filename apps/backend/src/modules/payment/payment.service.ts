import type {
  Cashier,
  CashierIn,
  PaymentState,
  PaymentStateIn,
  ReduceIn,
  StartedPayment,
  StartPaymentIn,
  PayDevice,
  PayWay,
} from '@lectern/sdk/endpoints/payment';
import type { Queryable } from '../../platform/database/connection.ts';
import { isExactly } from '../../platform/database/rows/isExactly.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { BusinessError, refused, StatusError } from '../../platform/http/errors.ts';
import { quoteOrder, reclaimReductions, reduceOrder } from '../account/index.ts';
import {
  describeOrders,
  dueCents,
  findBegin,
  goodsOf,
  lockOrder,
  type Order,
  ownOrder,
  presentOrders,
  orders,
} from '../order/index.ts';
import { noticePath } from './notices.ts';
import { findOpenPayment, type PaymentOfCompany, withCompany } from './payment.repo.ts';
import {
  ProviderError,
  type OpenedTrade,
  type PaymentProvider,
} from '../../providers/payment/paymentProvider.ts';
import { paymentProviders, payWays } from '../../providers/payment/paymentProviders.ts';
import { findPayer } from './payers.service.ts';
import { closePayment, closeAtProvider } from './tries.service.ts';
import { orderWatch } from './waiting.ts';
import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { type Payment, payments } from './payment.tables.ts';

/** Answers `payment.cashier`. */
export async function openCashier({ orderId }: CashierIn, context: UserContext): Promise<Cashier> {
  const found = await ownOrder(context, orderId);
  const [order] = await presentOrders(context, [found]);
  if (order === undefined) throw new BusinessError('0', '没有找到这个订单');
  const { company, clock } = context;
  const providers = context.services.get(paymentProviders);
  const offered = payWays.flatMap((way) => {
    const provider = providers.forWay(company, way);
    return provider === undefined ? [] : [{ way, provider }];
  });
  return {
    order,
    ways: offered.map(({ way }) => way),
    isSandbox: offered.some(({ provider }) => provider.id === 'sandbox'),
    quote:
      found.status === 'waiting'
        ? await quoteOrder({ db: context.db, company, now: clock.now() }, found)
        : null,
    serverTime: clock.now().toISOString(),
  };
}

/** Answers `payment.reduce`. An open payment of another amount is closed when the next one starts. */
export async function reduce({ orderId, ...reductions }: ReduceIn, context: UserContext): Promise<Cashier> {
  await ownOrder(context, orderId);
  await context.transaction(async (tx) => {
    const now = context.clock.now();
    const order = await lockWaiting(tx, context, orderId);
    await reduceOrder({ db: tx, company: context.company, now }, order, reductions);
  });
  return openCashier({ orderId }, context);
}

/** Locks an order that waits for its payment. @throws {BusinessError} code 0 where it no longer does. */
async function lockWaiting(tx: Queryable, { clock }: UserContext, orderId: string): Promise<Order> {
  const order = await lockOrder(tx, orderId);
  if (order === undefined) throw new BusinessError('0', '没有找到这个订单');
  const { status, expiresAt } = order;
  if (status === 'paid') throw new BusinessError('0', '这个订单已经支付，不用再付');
  if (status === 'cancelled') throw new BusinessError('0', '这个订单已经取消');
  if (status === 'closed' || expiresAt <= clock.now())
    throw new BusinessError('0', '支付时间已过，订单已关闭，请重新下单');
  return order;
}

/**
 * Locks an order that can be paid, with its reservations, until the transaction ends.
 * @throws {BusinessError} code 0 where it no longer waits for payment, the student already owns the goods, or a
 *   reservation is gone.
 */
export async function lockPayable(tx: Queryable, context: UserContext, orderId: string): Promise<Order> {
  const order = await lockWaiting(tx, context, orderId);
  const now = context.clock.now();
  if ((await context.services.get(goodsOf[order.kind]).reclaim(tx, order, now)) !== undefined)
    throw new BusinessError('0', '订单里的内容你已经有了，没有扣款，可以取消这个订单');
  if ((await reclaimReductions(tx, order, now)) !== undefined)
    throw new BusinessError('0', '优惠券、积分或余额已经用在别处，没有扣款，请重新选择');
  return order;
}

/** How an order is about to be paid. */
interface Attempt {
  readonly way: PayWay;
  readonly device: PayDevice;
  readonly provider: PaymentProvider;
}

/** Tells whether a payment still fits the order: its amount, the device, and the school's current account. */
const isCurrent = (payment: Payment, order: Order, { device, provider }: Attempt): boolean =>
  payment.amountCents === dueCents(order) &&
  payment.device === device &&
  payment.provider === provider.id &&
  payment.merchantId === provider.merchantId;

const unreachable = () => new StatusError(503, '支付通道没有响应，没有扣款，请稍后再试或换一种方式');

/** Ends the open payment of an order with a method where it has another amount, device or account. */
async function endObsolete(order: Order, attempt: Attempt, context: UserContext): Promise<void> {
  const open = await findOpenPayment(context.db, order.id, attempt.way);
  if (open === undefined || isCurrent(open, order, attempt)) return;
  const earlier = context.services.get(paymentProviders).byId(context.company, open.provider, attempt.way);
  if (earlier === undefined || open.merchantId !== earlier.merchantId)
    await closePayment(context.db, open.id);
  else await closeAtProvider(context, earlier, open, context.log);
}

/** Finds the open payment of an order with a method, or inserts one. @throws {StatusError} 503 where it does not fit. */
async function claimPayment(
  context: UserContext,
  found: Order,
  attempt: Attempt,
): Promise<{ readonly order: Order; readonly payment: Payment }> {
  await endObsolete(found, attempt, context);
  // The order is locked, so that its amount cannot change between the check and the insert.
  const { order, payment } = await context.transaction(async (tx) => {
    const payable = await lockPayable(tx, context, found.id);
    if (dueCents(payable) === 0) throw new BusinessError('0', '这个订单不用再付钱，确认就可以');
    const open = await findOpenPayment(tx, payable.id, attempt.way);
    return {
      order: payable,
      payment: open ?? (await insertPayment(tx, payable, attempt, context.clock.now())),
    };
  });
  if (payment === undefined || !isCurrent(payment, order, attempt))
    throw new StatusError(503, '支付暂时打不开，请稍后再试');
  return { order, payment };
}

/** Opens a payment at its provider. On a phone it is valid only briefly, so there it is created anew each time. */
async function openTrade(
  context: UserContext,
  { order, payment }: { readonly order: Order; readonly payment: Payment },
  { device, provider }: Attempt,
  payerOpenid: string,
): Promise<OpenedTrade> {
  const { qrContent, pageUrl } = payment;
  if (device === 'desktop' && (qrContent !== '' || pageUrl !== '')) return { qrContent, pageUrl };
  const { db, company, origin } = context;
  const bought = await describeOrders(context, [order]);
  const opened = await provider.create({
    tradeNo: payment.tradeNo,
    subject: bought.get(order.id)?.subject ?? order.orderNo,
    amountCents: payment.amountCents,
    expiresAt: order.expiresAt,
    notifyUrl: origin + noticePath(provider.id, company.id),
    returnUrl: `${origin}/#/payment/order?${new URLSearchParams({ orderId: order.id })}`,
    device,
    payerAddress: context.ip,
    payerOpenid,
  });
  await storeOpened(db, payment.id, opened);
  return opened;
}

/**
 * Answers `payment.start`. The same order, method and device continue the same payment, so reloading costs
 * nothing; another device replaces the earlier payment, which can then no longer be paid.
 */
export async function startPayment(
  { orderId, way, device: requestedDevice = 'desktop' }: StartPaymentIn,
  context: UserContext,
): Promise<StartedPayment> {
  const found = await ownOrder(context, orderId);
  const provider = context.services.get(paymentProviders).forWay(context.company, way);
  if (provider === undefined) throw new BusinessError('0', '学校还没有开通这种支付方式');
  // WeChat's browser cannot open another wallet, so its QR code is scanned with another device.
  const device = requestedDevice === 'wechat' && way !== 'wechat' ? 'desktop' : requestedDevice;
  const payerOpenid = device === 'wechat' ? await findPayer(context, provider) : '';
  if (device === 'wechat' && payerOpenid === '') throw refused('openid', '请先在微信里确认付款人');
  const attempt = { way, device, provider };
  try {
    const claimed = await claimPayment(context, found, attempt);
    const opened = await openTrade(context, claimed, attempt, payerOpenid);
    const { qrContent, pageUrl, bridge = null, bridgeScript = '' } = opened;
    const { tradeNo, amountCents } = claimed.payment;
    return { tradeNo, way, amountCents, qrContent, pageUrl, bridge, bridgeScript };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    context.log.error({ err: error, way }, 'A payment could not be created at the provider');
    throw unreachable();
  }
}

/**
 * Answers `payment.state`: at once if the status differs from the known one, otherwise when it changes or the
 * wait ends.
 */
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

/** Maximum payments per order and method, since each one is a permanent trade at the provider. */
const MAX_PAYMENTS = 50;

/**
 * Inserts a new payment; where a concurrent request was first, returns its payment.
 * @throws {BusinessError} code 0 after too many payments, as by switching devices again and again.
 */
export async function insertPayment(
  db: Queryable,
  order: Order,
  { way, device, provider }: Attempt,
  now: Date,
): Promise<Payment | undefined> {
  const tries = await db.$count(payments, and(eq(payments.orderId, order.id), eq(payments.way, way)));
  if (tries >= MAX_PAYMENTS) throw new BusinessError('0', '这个订单打开支付的次数太多了，请取消后重新下单');
  const [row] = await db
    .insert(payments)
    .values({
      companyId: order.companyId,
      orderId: order.id,
      tradeNo: `${order.orderNo}${way === 'wechat' ? 'W' : 'A'}${tries + 1}`,
      way,
      device,
      provider: provider.id,
      merchantId: provider.merchantId,
      status: 'open',
      amountCents: dueCents(order),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  return row ?? findOpenPayment(db, order.id, way);
}

/** Stores how the payer reaches the provider. */
export async function storeOpened(db: Queryable, paymentId: string, opened: OpenedTrade): Promise<void> {
  await db
    .update(payments)
    .set({ qrContent: opened.qrContent, pageUrl: opened.pageUrl })
    .where(eq(payments.id, paymentId));
}

/**
 * Claims open payments that were last checked before a moment, so that no other process checks them at the same
 * time.
 * @param orderIs `ended` also includes orders whose amount has changed
 */
export async function claimOpenPayments(
  db: Queryable,
  now: Date,
  requestedBefore: Date,
  orderIs: 'waiting' | 'ended',
): Promise<PaymentOfCompany[]> {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        isExactly(payments.status, 'open'),
        orderIs === 'waiting'
          ? isExactly(orders.status, 'waiting')
          : or(
              ne(orders.status, 'waiting'),
              ne(payments.amountCents, sql`${orders.payCents} - ${orders.balanceCents}`),
            ),
        sql`coalesce(${payments.askedAt}, ${payments.createdAt}) < ${requestedBefore.toISOString()}`,
      ),
    )
    .orderBy(asc(payments.id))
    .limit(20)
    .for('update', { of: payments, skipLocked: true });
  const claimed = await db
    .update(payments)
    .set({ askedAt: now })
    .where(inArray(payments.id, due))
    .returning();
  return withCompany(db, claimed);
}
