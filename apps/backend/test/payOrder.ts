import { start } from '@lectern/sdk/endpoints/payment';
import { settle } from '../src/modules/payment/settle.ts';
import type { TestApp } from './createTestApp.ts';

/** An order that waits, and whose it is. */
export interface PayableOrder {
  readonly companyId: string;
  readonly orderId: string;
  readonly token: string;
}

/** Pays an order by WeChat in the sandbox; money that comes for a paid one goes back. */
export async function payOrder(app: TestApp, { companyId, orderId, token }: PayableOrder): Promise<void> {
  const { body } = await app.call(start, { orderId, way: 'wechat' }, { token });
  if (body.code !== '1') throw new Error(`The payment was not started: ${JSON.stringify(body)}`);
  const { tradeNo, amountCents } = body.data;
  const { connection, clock } = app.parts;
  const trade = {
    tradeNo,
    amountCents,
    currency: 'CNY',
    merchantId: `sandbox-${companyId}`,
    providerTradeNo: `T-${tradeNo}`,
    paidAt: clock.now(),
  };
  const outcome = await settle(
    { ...app.parts, db: connection.db },
    { companyId, provider: 'sandbox', trade },
  );
  if (outcome !== 'accepted') throw new Error(`The payment was ${outcome}`);
}
