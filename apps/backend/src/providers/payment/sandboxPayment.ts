import { asText, fieldsOf } from '../fields.ts';
import {
  ForgedNoticeError,
  type Messenger,
  type PaidTrade,
  type PaymentProvider,
  ProviderError,
  type RefundState,
} from './paymentProvider.ts';
import type { SandboxGateway } from './sandboxGateway.ts';
import type { SandboxRefund, SandboxTrade } from './sandboxPayment.tables.ts';

/** Path of a script that simulates WeChat's bridge in other browsers. */
export const BRIDGE_SCRIPT = '/sandbox/wechat-bridge.js';

/** Returns the path of a trade's payment page. */
export const sandboxPath = (tradeNo: string): string => `/sandbox/pay/${encodeURIComponent(tradeNo)}`;

function paidTradeOf({
  tradeNo,
  transactionId,
  merchantId,
  amountCents,
  paidAt,
}: SandboxTrade): PaidTrade | undefined {
  if (paidAt === null || transactionId === null) return undefined;
  return { tradeNo, providerTradeNo: transactionId, merchantId, amountCents, currency: 'CNY', paidAt };
}

const refundStateOf = ({ status }: SandboxRefund): RefundState =>
  status === 'stuck' ? { state: 'stuck', reason: 'The sandbox keeps it' } : { state: status };

/** Makes a merchant's sandbox account for one payment method. */
export function sandboxProvider(
  gateway: SandboxGateway,
  merchantId: string,
  way: 'wechat' | 'alipay',
  messenger: Messenger | undefined,
): PaymentProvider {
  return {
    id: 'sandbox',
    merchantId,
    ...(way === 'wechat' && messenger !== undefined && { messenger }),

    async create({ tradeNo, subject, amountCents, expiresAt, returnUrl, device, payerOpenid }) {
      if (device === 'wechat' && !payerOpenid.startsWith('sandbox-'))
        throw new ProviderError('The sandbox does not know the payer');
      await gateway.open({ merchantId, tradeNo, way, subject, amountCents, expiresAt, returnUrl });
      if (device === 'wechat')
        return {
          qrContent: '',
          pageUrl: '',
          bridge: gateway.bridgeRequest(merchantId, tradeNo),
          bridgeScript: BRIDGE_SCRIPT,
        };
      const address = new URL(sandboxPath(tradeNo), returnUrl).href;
      return { qrContent: device === 'phone' ? '' : address, pageUrl: address };
    },

    async query(tradeNo) {
      const trade = await gateway.find(tradeNo);
      const paid = trade === undefined ? undefined : paidTradeOf(trade);
      if (paid !== undefined) return { state: 'paid', trade: paid };
      return { state: trade?.status === 'closed' ? 'closed' : 'open' };
    },

    close: (tradeNo) => gateway.close(tradeNo),
    refund: async (order) => refundStateOf(await gateway.refund({ ...order, merchantId })),
    async queryRefund({ refundNo }) {
      const refund = await gateway.findRefund(merchantId, refundNo);
      return refund === undefined ? undefined : refundStateOf(refund);
    },

    async readNotice({ headers, body }) {
      if (!gateway.isSigned(body, asText(headers['x-sandbox-signature'])))
        throw new ForgedNoticeError('The sandbox did not sign this');
      const fields = fieldsOf(body);
      const paidAt = new Date(asText(fields['paidAt']));
      const amountCents = fields['amountCents'];
      if (typeof amountCents !== 'number' || Number.isNaN(paidAt.getTime()))
        throw new ForgedNoticeError('The notice cannot be read');
      return {
        kind: 'paid',
        trade: {
          tradeNo: asText(fields['tradeNo']),
          providerTradeNo: asText(fields['transactionId']),
          merchantId: asText(fields['merchantId']),
          amountCents,
          currency: asText(fields['currency']),
          paidAt,
        },
      };
    },

    replyToNotice: (isAccepted) => ({
      status: isAccepted ? 200 : 400,
      type: 'application/json',
      body: JSON.stringify({ result: isAccepted ? 'taken' : 'refused' }),
    }),
  };
}
