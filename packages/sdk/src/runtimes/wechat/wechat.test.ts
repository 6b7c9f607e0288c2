// @vitest-environment node
import { expect, it } from 'vitest';
import { createSdk } from '../../createSdk.ts';
import * as cart from '../../endpoints/cart/index.ts';
import * as login from '../../endpoints/login/index.ts';
import { openMockSchool } from '../../testing/school/mockSchool.ts';
import { wechatFetch, wechatSockets, wechatStorage, type Wx, type WxSocketTask } from './index.ts';

/** Simulates a mini program's requests and storage on a mock school. */
function miniProgram() {
  const { fetch } = openMockSchool({ scenario: 'new-student' });
  const values = new Map<string, string>();
  const aborted: string[] = [];
  const wx: Pick<Wx, 'request' | 'getStorageSync' | 'setStorageSync' | 'removeStorageSync'> = {
    request: ({ url, method, header, data, success, fail }) => {
      fetch(url, { method, headers: header, ...(data !== undefined && { body: data }) }).then(
        async (reply) =>
          success({
            statusCode: reply.status,
            data: await reply.text(),
            header: { ...Object.fromEntries(reply.headers), 'X-Request-Id': 'r1' },
          }),
        () => fail({ errMsg: 'request:fail' }),
      );
      return { abort: () => aborted.push(url) };
    },
    getStorageSync: (key) => values.get(key) ?? '',
    setStorageSync: (key, value) => void values.set(key, value),
    removeStorageSync: (key) => void values.delete(key),
  };
  return { wx, values, aborted };
}

const open = (wx: ReturnType<typeof miniProgram>['wx']) =>
  createSdk({
    origin: 'https://school.example',
    areas: { cart, login },
    fetch: wechatFetch(wx),
    storage: wechatStorage(wx),
  });

it('the SDK sends calls by wx.request and keeps the session in wx storage', async () => {
  const { wx, values } = miniProgram();
  const sdk = open(wx);
  await sdk.login.mobileSms({ mobile: '13800138000', smsCode: '123456' });
  expect(await sdk.cart.add({ commodityId: '101' })).toEqual({ count: 1 });
  expect(values.get('token')).toBe('mock-student-1');
  expect(open(wx).session.current.userId).toBe('100');
  await expect(sdk.cart.createOrder({ commodityIds: ['101'], totalCents: 1 })).rejects.toMatchObject({
    kind: 'business',
    requestId: 'r1',
  });
});

it('wechatFetch aborts a request, and rejects with a network error when it fails', async () => {
  const { wx, aborted } = miniProgram();
  const abort = new AbortController();
  const silent = open({
    ...wx,
    request: ({ url }) => {
      queueMicrotask(() => abort.abort());
      return { abort: () => void aborted.push(url) };
    },
  });
  const call = silent.login.config({}, { signal: abort.signal });
  await expect(call).rejects.toMatchObject({ kind: 'aborted' });
  expect(aborted).toHaveLength(1);
  const broken = open({
    ...wx,
    request: ({ fail }) => {
      queueMicrotask(() => fail({ errMsg: 'request:fail' }));
      return { abort: () => undefined };
    },
  });
  await expect(broken.login.mobileSms({ mobile: '13800138000', smsCode: '1' })).rejects.toMatchObject({
    kind: 'network',
  });
});

it('wechatSockets opens sockets by wx.connectSocket and reports one close', () => {
  const received: unknown[] = [];
  const sent: string[] = [];
  const task: { -readonly [Name in keyof WxSocketTask]?: unknown } = {};
  const keep = (name: keyof WxSocketTask) => (listener: unknown) => void (task[name] = listener);
  const fire = (name: keyof WxSocketTask, value?: unknown): void => {
    const listener = task[name];
    if (typeof listener === 'function') listener(value);
  };
  const socket = wechatSockets({
    connectSocket: () => ({
      onOpen: keep('onOpen'),
      onMessage: keep('onMessage'),
      onClose: keep('onClose'),
      onError: keep('onError'),
      send: ({ data }) => void sent.push(data),
      close: ({ code }) => received.push(`closing ${code}`),
    }),
  })('wss://school.example/websocket', {
    onOpen: () => received.push('open'),
    onMessage: (data) => received.push(data),
    onClose: (code) => received.push(code),
  });
  expect(() => socket.send('early')).toThrow('Not open');
  fire('onOpen');
  socket.send('frame');
  fire('onMessage', { data: 'reply' });
  socket.close();
  fire('onError');
  fire('onClose', { code: 1000 });
  expect(() => socket.send('late')).toThrow('Not open');
  expect([received, sent]).toEqual([['open', 'reply', 'closing 1000', 1006], ['frame']]);
});
