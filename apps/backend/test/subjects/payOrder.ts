import { add, createOrder } from '@lectern/sdk/endpoints/cart';
import { start } from '@lectern/sdk/endpoints/payment';
import type { NoticeOutcome } from '../../src/modules/payment/payment.tables.ts';
import { settlePayment } from '../../src/modules/payment/settle.service.ts';
import { type Deliver, sandboxGateway } from '../../src/providers/payment/sandboxGateway.ts';
import type { TestApp } from '../createTestApp.ts';

/** An unpaid order and its student. */
export interface PayableOrder {
  readonly companyId: string;
  readonly orderId: string;
  readonly token: string;
  /** @defaultValue `localhost` */
  readonly host?: string;
}

/** Pays an order in the sandbox; calling the result delivers the notice, as often as it is called. */
export async function payWithoutNotice(
  app: TestApp,
  { companyId, orderId, ...who }: PayableOrder,
  way: 'wechat' | 'alipay' = 'wechat',
): Promise<() => Promise<NoticeOutcome>> {
  const { body } = await app.call(start, { orderId, way }, who);
  if (body.code !== '1') throw new Error(`The payment was not started: ${JSON.stringify(body)}`);
  const { tradeNo, amountCents } = body.data;
  const { connection, clock, services } = app.parts;
  await services.get(sandboxGateway).pay(tradeNo, 'lost');
  const trade = {
    tradeNo,
    amountCents,
    currency: 'CNY',
    merchantId: `sandbox-${companyId}`,
    providerTradeNo: `T-${tradeNo}`,
    paidAt: clock.now(),
  };
  return () => settlePayment({ ...app.parts, db: connection.db }, { companyId, provider: 'sandbox', trade });
}

/** Makes a function that sends notices to an app like a provider, and returns the HTTP status of each. */
export const noticesTo =
  ({ server }: TestApp): Deliver =>
  async (path, headers, body) =>
    (await server.inject({ method: 'POST', url: path, headers, payload: body })).statusCode;

/** Delivers the sandbox's due notices. */
export const deliverNotices = (app: TestApp): Promise<void> =>
  app.parts.services.get(sandboxGateway).deliverDue(noticesTo(app));

/** Orders courses with the same price from the cart. @param priceCents of each */
export async function orderCourses(
  app: TestApp,
  who: Pick<PayableOrder, 'token' | 'host'>,
  courses: readonly { readonly commodityId: string }[],
  priceCents = 19_900,
): Promise<string> {
  const commodityIds = courses.map(({ commodityId }) => commodityId);
  for (const commodityId of commodityIds) await app.call(add, { commodityId }, who);
  const input = { commodityIds, totalCents: priceCents * courses.length };
  return String((await app.data(createOrder, input, who)).orderId);
}

/** Pays an order by WeChat in the sandbox; a payment for a paid order is refunded. */
export async function payOrder(app: TestApp, order: PayableOrder): Promise<void> {
  const outcome = await (await payWithoutNotice(app, order))();
  if (outcome !== 'accepted') throw new Error(`The payment was ${outcome}`);
}
