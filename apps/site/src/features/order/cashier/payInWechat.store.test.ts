// @vitest-environment jsdom
import type { BridgeRequest } from '@lectern/sdk/endpoints/payment';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ports } from '../../../shared/ports.ts';
import { fakeSchool, type Answer } from '../../../shared/testing/school.fixture.ts';
import { identifyPayer, openSheet } from './payInWechat.store.ts';

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));

const bridgeRequest: BridgeRequest = {
  appId: 'wx1',
  timeStamp: '1',
  nonceStr: 'n',
  package: 'prepay_id=p',
  signType: 'RSA',
  paySign: 's',
};
const visited: string[] = [];

beforeEach(() => {
  visited.length = 0;
  sessionStorage.clear();
  Object.assign(ports, { leave: (address: string) => visited.push(address) });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'WeixinJSBridge');
});

test.each([
  ['a payer known to WeChat', { bindFlag: 1, url: '' }, 'known', 0],
  ['a payer unknown to WeChat', { bindFlag: 0, url: '/payment/payer?ticket=t' }, 'leaving', 1],
  ['a school without payments in WeChat', { bindFlag: 0, url: '' }, 'unknown', 0],
  ['an address on another site', { bindFlag: 0, url: 'https://evil.example/' }, 'unknown', 0],
] as const)('identifying the payer in WeChat handles %s', async (_, reply, outcome, times) => {
  fakeSchool.answers = new Map<string, Answer>([['account.checkOpenid', () => reply]]);
  expect(await identifyPayer('7')).toBe(outcome);
  expect(visited).toHaveLength(times);
});

test('a payer is sent to WeChat once per order', async () => {
  fakeSchool.answers = new Map<string, Answer>([
    ['account.checkOpenid', () => ({ bindFlag: 0, url: '/payment/payer?ticket=t' })],
  ]);
  expect([await identifyPayer('8'), await identifyPayer('8'), await identifyPayer('9')]).toEqual([
    'leaving',
    'unknown',
    'leaving',
  ]);
});

test.each([
  ['get_brand_wcpay_request:ok', 'paid'],
  ['get_brand_wcpay_request:cancel', 'cancelled'],
  ['get_brand_wcpay_request:fail', 'failed'],
  ['system:access_denied', 'failed'],
  [undefined, 'failed'],
] as const)('the WeChat bridge’s message %s means %s', async (message, outcome) => {
  const invoke = vi.fn<(name: string, request: BridgeRequest, answer: (reply: object) => void) => void>(
    (_, __, answer) => answer({ err_msg: message }),
  );
  const opening = openSheet(bridgeRequest, '');
  // The bridge is injected after the page has loaded.
  Object.assign(window, { WeixinJSBridge: { invoke } });
  document.dispatchEvent(new Event('WeixinJSBridgeReady'));
  expect(await opening).toBe(outcome);
  expect(invoke).toHaveBeenCalledWith('getBrandWCPayRequest', bridgeRequest, expect.any(Function));
});

test('a payment fails if no WeChat bridge appears within ten seconds', async () => {
  vi.useFakeTimers();
  const opening = openSheet(bridgeRequest, '');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await opening).toBe('failed');
});
