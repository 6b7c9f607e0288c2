import type { Clock } from '../../../platform/config/clock.ts';
import { clockOf, fromClock } from '../../../platform/dates/days.ts';
import { asText, type Fields } from '../../fields.ts';
import { centsOf, yuanOf } from '../../../platform/money/money.ts';
import {
  ForgedNoticeError,
  type NewTrade,
  type OpenedTrade,
  type PaidTrade,
  type PaymentProvider,
  ProviderError,
  type RefundState,
} from '../paymentProvider.ts';
import { type AlipayAccount, alipayCaller } from './alipayCaller.ts';
import { isSignedRsa2, signedText } from './alipayCrypto.ts';

const MAX_SUBJECT_LENGTH = 120;

const refusal = (method: string, reply: Fields) =>
  new ProviderError(`Alipay answered ${asText(reply['code'])} ${asText(reply['sub_code'])} to ${method}`);

const isUnknown = (reply: Fields) => asText(reply['sub_code']) === 'ACQ.TRADE_NOT_EXIST';

function paidTradeOf(fields: Fields, merchantId: string, paidAt: Date): PaidTrade | undefined {
  const amountCents = centsOf(asText(fields['total_amount']));
  if (
    !['TRADE_SUCCESS', 'TRADE_FINISHED'].includes(asText(fields['trade_status'])) ||
    amountCents === undefined
  )
    return undefined;
  return {
    tradeNo: asText(fields['out_trade_no']),
    providerTradeNo: asText(fields['trade_no']),
    merchantId,
    amountCents,
    // Alipay omits the currency where it is the yuan.
    currency: asText(fields['trans_currency']) || 'CNY',
    paidAt,
  };
}

/** Alipay by QR code or page, and by its mobile page on phones, signed with RSA2. */
export function alipay(account: AlipayAccount, clock: Clock): PaymentProvider {
  const { gateway, parametersOf, call } = alipayCaller(account, clock);

  /** Queries a refund; Alipay reports one only once it has succeeded. */
  async function readRefund(tradeNo: string, refundNo: string): Promise<RefundState | undefined> {
    const method = 'alipay.trade.fastpay.refund.query';
    const reply = await call(method, { out_trade_no: tradeNo, out_request_no: refundNo });
    if (isUnknown(reply)) return undefined;
    if (asText(reply['code']) !== '10000') throw refusal(method, reply);
    return asText(reply['refund_status']) === 'REFUND_SUCCESS' ? { state: 'done' } : undefined;
  }

  /** Returns the address of Alipay's own page for a trade. */
  function pageOf({ notifyUrl, returnUrl }: NewTrade, method: string, content: object): OpenedTrade {
    const query = parametersOf(method, content, { notify_url: notifyUrl, return_url: returnUrl });
    return { qrContent: '', pageUrl: `${gateway}?${query}` };
  }

  return {
    id: 'alipay',
    merchantId: account.merchantId,

    async create(trade) {
      const content = {
        out_trade_no: trade.tradeNo,
        total_amount: yuanOf(trade.amountCents),
        subject: [...trade.subject].slice(0, MAX_SUBJECT_LENGTH).join(''),
        time_expire: clockOf(trade.expiresAt),
      };
      if (trade.device === 'phone')
        return pageOf(trade, 'alipay.trade.wap.pay', {
          ...content,
          product_code: 'QUICK_WAP_WAY',
          quit_url: trade.returnUrl,
        });
      if (account.product === 'page')
        return pageOf(trade, 'alipay.trade.page.pay', { ...content, product_code: 'FAST_INSTANT_TRADE_PAY' });
      const method = 'alipay.trade.precreate';
      const reply = await call(method, content, { notify_url: trade.notifyUrl });
      const qrContent = asText(reply['qr_code']);
      if (asText(reply['code']) !== '10000' || qrContent === '') throw refusal(method, reply);
      return { qrContent, pageUrl: '' };
    },

    async query(tradeNo) {
      const method = 'alipay.trade.query';
      const reply = await call(method, { out_trade_no: tradeNo });
      // Alipay creates the trade only when somebody scans its code.
      if (isUnknown(reply)) return { state: 'open' };
      if (asText(reply['code']) !== '10000') throw refusal(method, reply);
      const trade = paidTradeOf(
        reply,
        account.merchantId,
        fromClock(asText(reply['send_pay_date'])) ?? clock.now(),
      );
      if (trade !== undefined) return { state: 'paid', trade };
      return { state: asText(reply['trade_status']) === 'TRADE_CLOSED' ? 'closed' : 'open' };
    },

    async close(tradeNo) {
      const method = 'alipay.trade.close';
      const reply = await call(method, { out_trade_no: tradeNo });
      if (asText(reply['code']) !== '10000' && !isUnknown(reply)) throw refusal(method, reply);
    },

    async refund({ tradeNo, refundNo, amountCents, reason }) {
      const method = 'alipay.trade.refund';
      const reply = await call(method, {
        out_trade_no: tradeNo,
        out_request_no: refundNo,
        refund_amount: yuanOf(amountCents),
        refund_reason: reason,
      });
      if (asText(reply['code']) !== '10000') throw refusal(method, reply);
      // A repeated request changes nothing, so the result of the first one must be queried.
      if (asText(reply['fund_change']) === 'Y') return { state: 'done' };
      return (await readRefund(tradeNo, refundNo)) ?? { state: 'processing' };
    },

    queryRefund: ({ tradeNo, refundNo }) => readRefund(tradeNo, refundNo),

    async readNotice({ body }) {
      const fields = Object.fromEntries(new URLSearchParams(body));
      const text = signedText(fields, ['sign', 'sign_type']);
      if (!isSignedRsa2(text, fields['sign'] ?? '', account.alipayKey))
        throw new ForgedNoticeError('The signature is not of Alipay');
      const isOurs = fields['app_id'] === account.appId;
      const trade = paidTradeOf(
        fields,
        isOurs ? (fields['seller_id'] ?? '') : '',
        fromClock(fields['gmt_payment'] ?? '') ?? clock.now(),
      );
      return trade === undefined
        ? { kind: 'other', tradeNo: fields['out_trade_no'] ?? '' }
        : { kind: 'paid', trade };
    },

    replyToNotice: (isAccepted) => ({
      status: 200,
      type: 'text/plain',
      body: isAccepted ? 'success' : 'failure',
    }),
  };
}
