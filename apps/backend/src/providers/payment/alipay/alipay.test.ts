import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock } from '../../../../test/createTestApp.ts';
import {
  type FakeProvider,
  type FakeReply,
  startFakeProvider,
} from '../../../../test/servers/fakeProvider.ts';
import { ForgedNoticeError, type PaymentProvider, ProviderError } from '../paymentProvider.ts';
import { alipay } from './alipay.ts';
import type { AlipayAccount } from './alipayCaller.ts';
import { memberText, signedText } from './alipayCrypto.ts';

const app = generateKeyPairSync('rsa', { modulusLength: 2048 });
const platform = generateKeyPairSync('rsa', { modulusLength: 2048 });
const clock = createTestClock();

let server: FakeProvider;
let account: AlipayAccount;
let provider: PaymentProvider;
beforeAll(async () => {
  server = await startFakeProvider();
  account = {
    appId: '2021000001',
    merchantId: '2088000001',
    privateKey: app.privateKey,
    alipayKey: platform.publicKey,
    gateway: `${server.url}/gateway.do`,
  };
  provider = alipay(account, clock);
});
beforeEach(() => void server.got.splice(0));
afterAll(() => server.close());

const signText = (text: string) =>
  sign('RSA-SHA256', Buffer.from(text), platform.privateKey).toString('base64');

function signedReply(method: string, content: object): FakeReply {
  const member = JSON.stringify(content);
  return { body: `{"${method.replaceAll('.', '_')}_response":${member},"sign":"${signText(member)}"}` };
}

const trade = {
  tradeNo: '20260302090000123456A1',
  subject: '极限入门 & 导数',
  amountCents: 19_905,
  expiresAt: new Date('2026-03-02T01:30:00Z'),
  notifyUrl: 'https://school.example/notify',
  returnUrl: 'https://school.example/#/payment/order',
  device: 'desktop' as const,
  payerAddress: '203.0.113.7',
  payerOpenid: '',
};

function expectSigned(parameters: URLSearchParams): void {
  const fields = Object.fromEntries(parameters);
  expect(
    verify(
      'RSA-SHA256',
      Buffer.from(signedText(fields, ['sign'])),
      app.publicKey,
      Buffer.from(fields['sign'] ?? '', 'base64'),
    ),
  ).toBe(true);
}

describe('creating an Alipay trade', () => {
  it('returns a QR code from a signed request', async () => {
    server.answer = () =>
      signedReply('alipay.trade.precreate', {
        code: '10000',
        msg: 'Success',
        qr_code: 'https://qr.alipay.com/1',
      });
    expect(await provider.create(trade)).toEqual({ qrContent: 'https://qr.alipay.com/1', pageUrl: '' });
    const sent = new URLSearchParams(server.got[0]?.body);
    expectSigned(sent);
    expect(sent.get('timestamp')).toBe('2026-03-02 09:00:00');
    expect(JSON.parse(sent.get('biz_content') ?? '')).toMatchObject({
      out_trade_no: trade.tradeNo,
      total_amount: '199.05',
      time_expire: '2026-03-02 09:30:00',
    });
  });

  it('returns Alipay’s page without a call if the account uses pages', async () => {
    const { pageUrl, qrContent } = await alipay({ ...account, product: 'page' }, clock).create(trade);
    expect(qrContent).toBe('');
    const { searchParams } = new URL(pageUrl);
    expectSigned(searchParams);
    expect(searchParams.get('return_url')).toBe(trade.returnUrl);
    expect(server.got).toEqual([]);
  });

  it('returns Alipay’s mobile page for phones, even if desktops get a QR code', async () => {
    const { pageUrl, qrContent } = await provider.create({ ...trade, device: 'phone' });
    expect(qrContent).toBe('');
    const { searchParams } = new URL(pageUrl);
    expectSigned(searchParams);
    expect(searchParams.get('method')).toBe('alipay.trade.wap.pay');
    expect(JSON.parse(searchParams.get('biz_content') ?? '')).toMatchObject({
      product_code: 'QUICK_WAP_WAY',
      quit_url: trade.returnUrl,
      total_amount: '199.05',
    });
    expect(server.got).toEqual([]);
  });

  it('rejects a reply with a wrong signature', async () => {
    server.answer = () => ({
      body: `{"alipay_trade_precreate_response":{"code":"10000","qr_code":"x"},"sign":"${signText('{}')}"}`,
    });
    await expect(provider.create(trade)).rejects.toThrow(ProviderError);
  });
});

describe('querying an Alipay trade', () => {
  const found = {
    code: '10000',
    out_trade_no: trade.tradeNo,
    trade_no: '2026030222001',
    total_amount: '199.05',
    send_pay_date: '2026-03-02 09:01:00',
  };
  it.each([
    ['TRADE_SUCCESS', 'paid'],
    ['TRADE_FINISHED', 'paid'],
    ['WAIT_BUYER_PAY', 'open'],
    ['TRADE_CLOSED', 'closed'],
  ])('maps %s to %s', async (status, expected) => {
    server.answer = () => signedReply('alipay.trade.query', { ...found, trade_status: status });
    const state = await provider.query(trade.tradeNo);
    expect(state.state).toBe(expected);
    if (state.state === 'paid')
      expect(state.trade).toMatchObject({ amountCents: 19_905, paidAt: new Date('2026-03-02T01:01:00Z') });
  });

  it('returns open for a trade that Alipay does not know yet', async () => {
    server.answer = () =>
      signedReply('alipay.trade.query', { code: '40004', sub_code: 'ACQ.TRADE_NOT_EXIST' });
    expect(await provider.query(trade.tradeNo)).toEqual({ state: 'open' });
  });
});

describe('an Alipay refund', () => {
  const order = {
    tradeNo: trade.tradeNo,
    refundNo: 'R1',
    amountCents: 905,
    totalCents: trade.amountCents,
    reason: '订单退款',
  };
  const method = 'alipay.trade.refund';
  const query = 'alipay.trade.fastpay.refund.query';
  const methodOf = (body: string) => new URLSearchParams(body).get('method') ?? '';

  it('is sent in yuan, under our refund number', async () => {
    server.answer = () => signedReply(method, { code: '10000', fund_change: 'Y' });
    expect(await provider.refund(order)).toEqual({ state: 'done' });
    expect(JSON.parse(new URLSearchParams(server.got[0]?.body).get('biz_content') ?? '')).toEqual({
      out_trade_no: trade.tradeNo,
      out_request_no: 'R1',
      refund_amount: '9.05',
      refund_reason: '订单退款',
    });
  });

  it.each([
    ['REFUND_SUCCESS', { state: 'done' }],
    ['', { state: 'processing' }],
  ])('unchanged by a repeated request is queried, with status “%s”', async (status, state) => {
    server.answer = ({ body }) =>
      methodOf(body) === method
        ? signedReply(method, { code: '10000', fund_change: 'N' })
        : signedReply(query, { code: '10000', ...(status !== '' && { refund_status: status }) });
    expect(await provider.refund(order)).toEqual(state);
    expect(server.got.map(({ body }) => methodOf(body))).toEqual([method, query]);
  });

  it('is undefined before it was sent', async () => {
    server.answer = () => signedReply(query, { code: '40004', sub_code: 'ACQ.TRADE_NOT_EXIST' });
    expect(await provider.queryRefund(order)).toBeUndefined();
  });

  it('refused by Alipay throws its error code', async () => {
    server.answer = () => signedReply(method, { code: '40004', sub_code: 'ACQ.SELLER_BALANCE_NOT_ENOUGH' });
    await expect(provider.refund(order)).rejects.toThrow(/SELLER_BALANCE_NOT_ENOUGH/);
  });
});

describe('an Alipay notice', () => {
  const fields = {
    notify_id: '1',
    app_id: '2021000001',
    seller_id: '2088000001',
    out_trade_no: trade.tradeNo,
    trade_no: '2026030222001',
    trade_status: 'TRADE_SUCCESS',
    total_amount: '199.05',
    gmt_payment: '2026-03-02 09:01:00',
    subject: '极限入门 & 导数',
    charset: 'utf-8',
  };
  const bodyOf = (values: Record<string, string>, changed: Record<string, string> = {}) =>
    new URLSearchParams({
      ...values,
      ...changed,
      sign_type: 'RSA2',
      sign: signText(signedText(values, ['sign', 'sign_type'])),
    }).toString();

  it('is verified and read as a payment', async () => {
    expect(await provider.readNotice({ headers: {}, body: bodyOf(fields) })).toEqual({
      kind: 'paid',
      trade: {
        tradeNo: trade.tradeNo,
        providerTradeNo: '2026030222001',
        merchantId: '2088000001',
        amountCents: 19_905,
        currency: 'CNY',
        paidAt: new Date('2026-03-02T01:01:00Z'),
      },
    });
  });

  it('for another app id has an empty merchant id', async () => {
    expect(
      await provider.readNotice({ headers: {}, body: bodyOf({ ...fields, app_id: '1' }) }),
    ).toMatchObject({ trade: { merchantId: '' } });
  });

  it('with the status WAIT_BUYER_PAY is of the kind other', async () => {
    expect(
      (
        await provider.readNotice({
          headers: {},
          body: bodyOf({ ...fields, trade_status: 'WAIT_BUYER_PAY' }),
        })
      ).kind,
    ).toBe('other');
  });

  it('with a changed amount or an empty body throws ForgedNoticeError', async () => {
    await expect(
      provider.readNotice({ headers: {}, body: bodyOf(fields, { total_amount: '0.01' }) }),
    ).rejects.toThrow(ForgedNoticeError);
    await expect(provider.readNotice({ headers: {}, body: '' })).rejects.toThrow(ForgedNoticeError);
  });
});

it('memberText returns the signed part of a reply unchanged', () => {
  expect(memberText('{"a_response":{"x":"}\\"{", "y":{"z":1}},"sign":"s"}', 'a_response')).toBe(
    '{"x":"}\\"{", "y":{"z":1}}',
  );
  expect(memberText('{"error":1}', 'a_response')).toBeUndefined();
});
