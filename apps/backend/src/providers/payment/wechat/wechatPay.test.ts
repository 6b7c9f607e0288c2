import { createCipheriv, generateKeyPairSync, sign, verify } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock } from '../../../../test/createTestApp.ts';
import {
  type FakeProvider,
  type FakeReply,
  startFakeProvider,
} from '../../../../test/servers/fakeProvider.ts';
import { ForgedNoticeError, type PaymentProvider, ProviderError } from '../paymentProvider.ts';
import type { WechatAccount } from './wechatCaller.ts';
import { wechatPay } from './wechatPay.ts';

const merchant = generateKeyPairSync('rsa', { modulusLength: 2048 });
const platform = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const apiV3Key = Buffer.from('an APIv3 key of just 32 letters.');
const clock = createTestClock();

let server: FakeProvider;
let account: WechatAccount;
let provider: PaymentProvider;
beforeAll(async () => {
  server = await startFakeProvider();
  account = {
    appId: 'wx1',
    merchantId: '1900000001',
    serialNo: 'MERCHANT01',
    privateKey: merchant.privateKey,
    platformKeys: new Map([['PLATFORM01', platform.publicKey]]),
    apiV3Key,
    gateway: server.url,
  };
  provider = wechatPay(account, clock);
});
beforeEach(() => void server.got.splice(0));
afterAll(() => server.close());

const seconds = () => String(Math.floor(clock.now().getTime() / 1000));

function signedHeaders(body: string, key = platform.privateKey, timestamp = seconds()) {
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': 'nonce',
    'wechatpay-serial': 'PLATFORM01',
    'wechatpay-signature': sign('RSA-SHA256', Buffer.from(`${timestamp}\nnonce\n${body}\n`), key).toString(
      'base64',
    ),
  };
}

function signedReply(content: object, status = 200): FakeReply {
  const body = status === 204 ? '' : JSON.stringify(content);
  return { status, body, headers: signedHeaders(body) };
}

const trade = {
  tradeNo: '20260302090000123456W1',
  subject: '极限入门',
  amountCents: 19_900,
  expiresAt: new Date('2026-03-02T01:30:00Z'),
  notifyUrl: 'https://school.example/notify',
  returnUrl: 'https://school.example/',
  device: 'desktop' as const,
  payerAddress: '203.0.113.7',
  payerOpenid: '',
};

const paid = {
  appid: 'wx1',
  mchid: '1900000001',
  out_trade_no: trade.tradeNo,
  transaction_id: '4200000001',
  trade_state: 'SUCCESS',
  success_time: '2026-03-02T09:01:00+08:00',
  amount: { total: 19_900, payer_total: 19_900, currency: 'CNY' },
};

function seal(content: object, key = apiV3Key): string {
  const cipher = createCipheriv('aes-256-gcm', key, Buffer.from('123456789012'));
  cipher.setAAD(Buffer.from('transaction'));
  const sealed = Buffer.concat([
    cipher.update(JSON.stringify(content)),
    cipher.final(),
    cipher.getAuthTag(),
  ]).toString('base64');
  return JSON.stringify({
    id: 'n1',
    event_type: 'TRANSACTION.SUCCESS',
    resource: {
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: sealed,
      nonce: '123456789012',
      associated_data: 'transaction',
    },
  });
}

describe('creating a WeChat Pay trade', () => {
  it('returns a QR code from a request signed with the merchant’s key', async () => {
    server.answer = () => signedReply({ code_url: 'weixin://wxpay/bizpayurl?pr=1' });
    expect(await provider.create(trade)).toEqual({ qrContent: 'weixin://wxpay/bizpayurl?pr=1', pageUrl: '' });
    const [request] = server.got;
    expect(request?.url).toBe('/v3/pay/transactions/native');
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      appid: 'wx1',
      mchid: '1900000001',
      out_trade_no: trade.tradeNo,
      time_expire: '2026-03-02T01:30:00+00:00',
      amount: { total: 19_900, currency: 'CNY' },
    });
    const fields = Object.fromEntries(
      [...(request?.headers.authorization ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    );
    expect(fields).toMatchObject({ mchid: '1900000001', serial_no: 'MERCHANT01', timestamp: seconds() });
    const message = `POST\n/v3/pay/transactions/native\n${fields['timestamp']}\n${fields['nonce_str']}\n${request?.body}\n`;
    expect(
      verify(
        'RSA-SHA256',
        Buffer.from(message),
        merchant.publicKey,
        Buffer.from(fields['signature'] ?? '', 'base64'),
      ),
    ).toBe(true);
  });

  it('on a phone sends the payer’s address, and returns a page that leads back to the site', async () => {
    server.answer = () =>
      signedReply({ h5_url: 'https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx1' });
    const { qrContent, pageUrl } = await provider.create({ ...trade, device: 'phone' });
    expect(qrContent).toBe('');
    expect(new URL(pageUrl).searchParams.get('redirect_url')).toBe(trade.returnUrl);
    const [request] = server.got;
    expect(request?.url).toBe('/v3/pay/transactions/h5');
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      scene_info: { payer_client_ip: '203.0.113.7', h5_info: { type: 'Wap' } },
    });
  });

  it('within WeChat sends the payer’s open id, and signs the bridge parameters', async () => {
    server.answer = () => signedReply({ prepay_id: 'wx26112221580621e9b071c00d9e093b0000' });
    const opened = await provider.create({
      ...trade,
      device: 'wechat',
      payerOpenid: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o',
    });
    const [request] = server.got;
    expect(request?.url).toBe('/v3/pay/transactions/jsapi');
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      payer: { openid: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o' },
    });
    expect(opened).toMatchObject({ qrContent: '', pageUrl: '' });
    const { appId, timeStamp, nonceStr, package: what, signType, paySign } = opened.bridge ?? {};
    expect([appId, timeStamp, what, signType]).toEqual([
      'wx1',
      seconds(),
      'prepay_id=wx26112221580621e9b071c00d9e093b0000',
      'RSA',
    ]);
    const message = `${appId}\n${timeStamp}\n${nonceStr}\n${what}\n`;
    const signature = Buffer.from(paySign ?? '', 'base64');
    expect(verify('RSA-SHA256', Buffer.from(message), merchant.publicKey, signature)).toBe(true);
  });

  it('identifies payers within WeChat only with the official account’s secret', () => {
    expect(provider.messenger).toBeUndefined();
    const known = wechatPay({ ...account, appSecret: 'secret' }, clock).messenger;
    const way = new URL(
      known?.authoriseUrl({ redirectUrl: 'https://school.example/known', state: 't' }) ?? '',
    );
    expect(Object.fromEntries(way.searchParams)).toMatchObject({
      appid: 'wx1',
      scope: 'snsapi_base',
      state: 't',
    });
  });

  it('rejects a reply with a wrong signature', async () => {
    const body = JSON.stringify({ code_url: 'weixin://evil' });
    server.answer = () => ({ body, headers: signedHeaders(body, stranger.privateKey) });
    await expect(provider.create(trade)).rejects.toThrow(ProviderError);
  });

  it('cuts a long subject to 127 bytes without splitting a character', async () => {
    server.answer = () => signedReply({ code_url: 'x' });
    await provider.create({ ...trade, subject: '课'.repeat(100) });
    const { description } = JSON.parse(server.got[0]?.body ?? '');
    expect(description).toBe('课'.repeat(42));
  });

  it('throws ProviderError when the provider refuses or is unreachable', async () => {
    server.answer = () => ({ status: 400, body: JSON.stringify({ code: 'PARAM_ERROR' }) });
    await expect(provider.create(trade)).rejects.toThrow('PARAM_ERROR');
    const gone = wechatPay({ ...account, gateway: 'http://127.0.0.1:1' }, clock);
    await expect(gone.create(trade)).rejects.toThrow(ProviderError);
  });
});

describe('an existing WeChat Pay trade', () => {
  it.each([
    ['SUCCESS', 'paid'],
    ['NOTPAY', 'open'],
    ['USERPAYING', 'open'],
    ['CLOSED', 'closed'],
  ])('in state %s is %s', async (state, expected) => {
    server.answer = () => signedReply({ ...paid, trade_state: state });
    expect((await provider.query(trade.tradeNo)).state).toBe(expected);
    expect(server.got[0]?.url).toBe(`/v3/pay/transactions/out-trade-no/${trade.tradeNo}?mchid=1900000001`);
  });

  it('is closed with 204, or if WeChat Pay does not know it', async () => {
    server.answer = () => signedReply({}, 204);
    await provider.close(trade.tradeNo);
    server.answer = () => ({ status: 404, body: '{"code":"ORDER_NOT_EXIST"}' });
    await provider.close(trade.tradeNo);
  });

  it('is refunded in cents', async () => {
    server.answer = () => signedReply({ status: 'PROCESSING' });
    const state = await provider.refund({
      tradeNo: trade.tradeNo,
      refundNo: 'R1',
      amountCents: 9_900,
      totalCents: 19_900,
      reason: '重复支付',
    });
    expect(state).toEqual({ state: 'processing' });
    expect(JSON.parse(server.got[0]?.body ?? '')).toMatchObject({
      out_refund_no: 'R1',
      amount: { refund: 9_900, total: 19_900, currency: 'CNY' },
    });
  });

  it.each([
    ['SUCCESS', { state: 'done' }],
    ['PROCESSING', { state: 'processing' }],
    ['ABNORMAL', { state: 'stuck', reason: 'ABNORMAL' }],
    ['CLOSED', { state: 'void' }],
  ])('has a refund in state %s', async (status, state) => {
    server.answer = () => signedReply({ status });
    expect(await provider.queryRefund({ tradeNo: trade.tradeNo, refundNo: 'R-1' })).toEqual(state);
    expect(server.got[0]).toMatchObject({ method: 'GET', url: '/v3/refund/domestic/refunds/R-1' });
  });

  it('has an undefined refund if unknown, and throws ProviderError for an unknown state', async () => {
    server.answer = () => ({ status: 404, body: '{"code":"RESOURCE_NOT_EXISTS"}' });
    expect(await provider.queryRefund({ tradeNo: trade.tradeNo, refundNo: 'R1' })).toBeUndefined();
    server.answer = () => signedReply({ status: 'NEW_WORD' });
    await expect(provider.queryRefund({ tradeNo: trade.tradeNo, refundNo: 'R1' })).rejects.toThrow(
      ProviderError,
    );
  });
});

describe('a WeChat Pay notice', () => {
  it('is decrypted and read as a payment', async () => {
    const body = seal(paid);
    expect(await provider.readNotice({ headers: signedHeaders(body), body })).toEqual({
      kind: 'paid',
      trade: {
        tradeNo: trade.tradeNo,
        providerTradeNo: '4200000001',
        merchantId: '1900000001',
        amountCents: 19_900,
        currency: 'CNY',
        paidAt: new Date('2026-03-02T01:01:00Z'),
      },
    });
  });

  it('for another app of the merchant has an empty merchant id', async () => {
    const body = seal({ ...paid, appid: 'wx2' });
    expect(await provider.readNotice({ headers: signedHeaders(body), body })).toMatchObject({
      trade: { merchantId: '' },
    });
  });

  it('in another state is of the kind other', async () => {
    const body = seal({ ...paid, trade_state: 'REFUND' });
    expect(await provider.readNotice({ headers: signedHeaders(body), body })).toEqual({
      kind: 'other',
      tradeNo: trade.tradeNo,
    });
  });

  it.each<[string, () => { headers: Record<string, string>; body: string }]>([
    [
      'a signature by another key',
      () => ({ headers: signedHeaders(seal(paid), stranger.privateKey), body: seal(paid) }),
    ],
    ['a changed body', () => ({ headers: signedHeaders(seal(paid)), body: `${seal(paid)} ` })],
    [
      'an old timestamp',
      () => ({
        headers: signedHeaders(seal(paid), platform.privateKey, String(Number(seconds()) - 301)),
        body: seal(paid),
      }),
    ],
    ['no headers', () => ({ headers: {}, body: seal(paid) })],
    [
      'an unknown serial',
      () => ({ headers: { ...signedHeaders(seal(paid)), 'wechatpay-serial': 'OTHER' }, body: seal(paid) }),
    ],
  ])('with %s throws ForgedNoticeError', async (_, make) => {
    await expect(provider.readNotice(make())).rejects.toThrow(ForgedNoticeError);
  });

  it('encrypted with another key throws ForgedNoticeError, though correctly signed', async () => {
    const body = seal(paid, Buffer.from('another APIv3 key of 32 letters!'));
    await expect(provider.readNotice({ headers: signedHeaders(body), body })).rejects.toThrow(
      ForgedNoticeError,
    );
  });
});
