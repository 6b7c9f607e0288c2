import { randomBytes } from 'node:crypto';
import type { BridgeRequest } from '@lectern/sdk/endpoints/payment';
import type { Clock } from '../../../platform/config/clock.ts';
import { asObject } from '../../../platform/schema/jsonObject.ts';
import { asText, type Fields, fieldsOf } from '../../fields.ts';
import {
  ForgedNoticeError,
  type NewTrade,
  type PaidTrade,
  type PaymentProvider,
  type ReceivedNotice,
  type RefundState,
} from '../paymentProvider.ts';
import { officialAccount } from './officialAccount.ts';
import { refusal, signedBy, type WechatAccount, wechatCaller } from './wechatCaller.ts';
import { isFromWechat, openResource, paySignOf } from './wechatCrypto.ts';

const MAX_SUBJECT_BYTES = 127;

/** Truncates a text to a number of UTF-8 bytes without splitting a character. */
function cutBytes(text: string, maxBytes: number): string {
  let cut = '';
  for (const character of text) {
    if (Buffer.byteLength(cut + character) > maxBytes) break;
    cut += character;
  }
  return cut;
}

function paidTradeOf(account: WechatAccount, trade: Fields): PaidTrade | undefined {
  const amount = asObject(trade['amount']);
  const total = amount['total'];
  const paidAt = new Date(asText(trade['success_time']));
  if (
    asText(trade['trade_state']) !== 'SUCCESS' ||
    typeof total !== 'number' ||
    Number.isNaN(paidAt.getTime())
  )
    return undefined;
  return {
    tradeNo: asText(trade['out_trade_no']),
    providerTradeNo: asText(trade['transaction_id']),
    // A trade of another app of the same merchant is not ours either.
    merchantId: asText(trade['appid']) === account.appId ? asText(trade['mchid']) : '',
    amountCents: total,
    currency: asText(amount['currency']) || 'CNY',
    paidAt,
  };
}

/** Returns the state of a refund; undefined where the reply does not contain it. */
function refundStateOf(refund: Fields): RefundState | undefined {
  switch (asText(refund['status'])) {
    case 'SUCCESS':
      return { state: 'done' };
    case 'PROCESSING':
      return { state: 'processing' };
    case 'ABNORMAL':
      return { state: 'stuck', reason: 'ABNORMAL' };
    case 'CLOSED':
      return { state: 'void' };
    default:
      return undefined;
  }
}

/** The kind of trade for each device. */
const KINDS = { desktop: 'native', phone: 'h5', wechat: 'jsapi' } as const;
/** The field of each kind's reply that opens the payment. */
const ANSWERS = { native: 'code_url', h5: 'h5_url', jsapi: 'prepay_id' } as const;

/** Returns the fields about the payer that each kind of trade requires. */
function payerOf({ device, payerAddress, payerOpenid }: NewTrade): object {
  if (device === 'desktop') return {};
  return device === 'wechat'
    ? { payer: { openid: payerOpenid } }
    : { scene_info: { payer_client_ip: payerAddress, h5_info: { type: 'Wap' } } };
}

/** Returns the parameters by which WeChat's browser opens its payment sheet. */
function bridgeRequest(account: WechatAccount, prepayId: string, now: Date): BridgeRequest {
  const request = {
    appId: account.appId,
    timeStamp: String(Math.floor(now.getTime() / 1000)),
    nonceStr: randomBytes(16).toString('hex'),
    package: `prepay_id=${prepayId}`,
  };
  return { ...request, signType: 'RSA', paySign: paySignOf(account, request) };
}

/** Decrypts a notice. @throws {ForgedNoticeError} */
function openedOf({ apiV3Key }: WechatAccount, body: string): Fields {
  const resource = asObject(fieldsOf(body)['resource']);
  try {
    return fieldsOf(
      openResource(apiV3Key, {
        ciphertext: asText(resource['ciphertext']),
        nonce: asText(resource['nonce']),
        associatedData: asText(resource['associated_data']),
      }),
    );
  } catch (cause) {
    throw new ForgedNoticeError('The resource cannot be opened', { cause });
  }
}

/**
 * WeChat Pay by QR code (Native), by its page for phones outside of WeChat (H5), and by its sheet within WeChat
 * (JSAPI), API v3: signed requests, verified replies, encrypted notices.
 */
export function wechatPay(account: WechatAccount, clock: Clock): PaymentProvider {
  const call = wechatCaller(account, clock);

  const { appId, appSecret, openGateway } = account;
  return {
    id: 'wechat',
    merchantId: account.merchantId,
    ...(appSecret !== undefined && {
      messenger: officialAccount({ appId, appSecret, ...(openGateway !== undefined && { openGateway }) }),
    }),

    async create(trade) {
      const kind = KINDS[trade.device];
      const reply = await call('POST', `/v3/pay/transactions/${kind}`, {
        appid: account.appId,
        mchid: account.merchantId,
        description: cutBytes(trade.subject, MAX_SUBJECT_BYTES),
        out_trade_no: trade.tradeNo,
        time_expire: trade.expiresAt.toISOString().replace(/\.\d+Z$/, '+00:00'),
        notify_url: trade.notifyUrl,
        amount: { total: trade.amountCents, currency: 'CNY' },
        ...payerOf(trade),
      });
      const answer = asText(fieldsOf(reply.body)[ANSWERS[kind]]);
      if (reply.status !== 200 || answer === '') throw refusal(reply);
      if (kind === 'native') return { qrContent: answer, pageUrl: '' };
      if (kind === 'jsapi')
        return { qrContent: '', pageUrl: '', bridge: bridgeRequest(account, answer, clock.now()) };
      const back = new URLSearchParams({ redirect_url: trade.returnUrl });
      return { qrContent: '', pageUrl: `${answer}&${back}` };
    },

    async query(tradeNo) {
      const query = new URLSearchParams({ mchid: account.merchantId });
      const reply = await call(
        'GET',
        `/v3/pay/transactions/out-trade-no/${encodeURIComponent(tradeNo)}?${query}`,
      );
      if (reply.status === 404) return { state: 'open' };
      if (reply.status !== 200) throw refusal(reply);
      const fields = fieldsOf(reply.body);
      const trade = paidTradeOf(account, fields);
      if (trade !== undefined) return { state: 'paid', trade };
      return {
        state: ['CLOSED', 'REVOKED', 'PAYERROR'].includes(asText(fields['trade_state'])) ? 'closed' : 'open',
      };
    },

    async close(tradeNo) {
      const reply = await call(
        'POST',
        `/v3/pay/transactions/out-trade-no/${encodeURIComponent(tradeNo)}/close`,
        { mchid: account.merchantId },
      );
      if (reply.status !== 204 && reply.status !== 404) throw refusal(reply);
    },

    async refund({ tradeNo, refundNo, amountCents, totalCents, reason }) {
      const reply = await call('POST', '/v3/refund/domestic/refunds', {
        out_trade_no: tradeNo,
        out_refund_no: refundNo,
        reason,
        amount: { refund: amountCents, total: totalCents, currency: 'CNY' },
      });
      const state = reply.status === 200 ? refundStateOf(fieldsOf(reply.body)) : undefined;
      if (state === undefined) throw refusal(reply);
      return state;
    },

    async queryRefund({ refundNo }) {
      const reply = await call('GET', `/v3/refund/domestic/refunds/${encodeURIComponent(refundNo)}`);
      if (reply.status === 404) return undefined;
      const state = reply.status === 200 ? refundStateOf(fieldsOf(reply.body)) : undefined;
      if (state === undefined) throw refusal(reply);
      return state;
    },

    async readNotice({ headers, body }: ReceivedNotice) {
      const header = (name: string) => asText(headers[name]);
      if (!isFromWechat(account, signedBy(header, body), clock.now()))
        throw new ForgedNoticeError('The signature is not of WeChat Pay');
      const opened = openedOf(account, body);
      const trade = paidTradeOf(account, opened);
      return trade === undefined
        ? { kind: 'other', tradeNo: asText(opened['out_trade_no']) }
        : { kind: 'paid', trade };
    },

    replyToNotice: (isAccepted) => ({
      status: isAccepted ? 200 : 500,
      type: 'application/json',
      body: JSON.stringify(isAccepted ? { code: 'SUCCESS' } : { code: 'FAIL', message: 'not taken over' }),
    }),
  };
}
