// @vitest-environment jsdom
import type * as crypto from '@lectern/sdk/crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeSchool } from '../../../shared/testing/school.fixture.ts';
import { session } from '../../../shared/session/session.store.ts';
import type { ThirdLogin } from '../login.model.ts';
import * as store from '../login.store.ts';
import { callsOf, playLogin } from '../login.fixture.ts';
import { closeFrame, showCodeInFrame, startThirdLogin, third } from './third.store.ts';
import { binding, clearBinding } from '../thirdBinding.ts';

/** What the browser was asked to do, and whether it does it. */
const seen = {
  opened: [] as [address: string, size: unknown][],
  isOpenable: false,
  channels: [] as string[],
  unseen: [] as string[],
  listener: undefined as ((message: unknown) => void) | undefined,
};

/** Fakes a `BroadcastChannel` on which the test sends messages. */
class Channel {
  constructor(name: string) {
    seen.channels.push(name);
  }
  addEventListener(_: string, listen: (event: { readonly data: unknown }) => void): void {
    seen.listener = (data) => listen({ data });
  }
  close(): void {
    seen.listener = undefined;
  }
}

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));
vi.mock('@lectern/sdk/crypto', async (original) => ({
  ...(await original<typeof crypto>()),
  encryptPassword: async (password: string) => `<${password}>`,
}));
vi.mock('../../../shared/overlays/toast.ts', () => import('../../../shared/testing/school.fixture.ts'));
vi.mock('../box/LoginBox.tsx', () => ({ LoginBox: () => null }));
vi.mock('../session/presence.ts', () => ({
  beginPresence: async () => undefined,
  stopPresence: () => undefined,
}));

let restore: () => void;
beforeEach(() => {
  Object.assign(seen, { opened: [], isOpenable: false, listener: undefined });
  restore = playLogin({
    open: (address, size) => {
      seen.opened.push([address, size]);
      return seen.isOpenable;
    },
    loadInHiddenFrame: (address) => {
      seen.unseen.push(address);
      return Promise.resolve(() => void (seen.unseen.length = 0));
    },
  });
  fakeSchool.answers.set('login.thirdLoginStart', () => ({
    flag: 1,
    url: 'https://platform.example/agree?state=s1',
  }));
  fakeSchool.answers.set('shell.thirdUser', () => ({ nickName: '小桥' }));
  vi.stubGlobal('BroadcastChannel', Channel);
});
afterEach(() => restore());

describe('log-in with another platform', () => {
  beforeEach(async () => {
    seen.isOpenable = true;
    clearBinding();
    await store.prepareLogin('login', 'box');
  });

  /** Starts a log-in, and waits until its window is being listened to. */
  async function start(type: ThirdLogin): Promise<void> {
    void startThirdLogin(type);
    await vi.waitFor(() => expect(seen.listener).toBeDefined());
  }

  test('opens a window and logs in with the code that it returns', async () => {
    await start('weixin');
    expect(seen.opened).toEqual([['https://platform.example/agree?state=s1', { width: 666, height: 565 }]]);
    expect(seen.channels.at(-1)).toBe('lectern.thirdLogin');
    seen.listener?.({ kind: 'code', code: 'once', state: 's1' });
    await vi.waitFor(() => expect(session.token).toBe('new'));
    expect(callsOf('login.byCacheCode')).toEqual([{ code: 'once' }]);
  });

  test.each([null, 'text', {}, { kind: 'code', code: 'x' }, { kind: 'code', code: 'x', state: 'another' }])(
    'ignores the message %j',
    async (message) => {
      await start('weixin');
      seen.listener?.(message);
      expect(callsOf('login.byCacheCode')).toEqual([]);
      expect(seen.listener).toBeDefined();
    },
  );

  test('binds a still unknown account at the next log-in, and at that one only', async () => {
    await start('qq');
    seen.listener?.({ kind: 'bind', thirdCacheCode: 'cache', id: 'p', state: 's1' });
    await vi.waitFor(() => expect(binding).toEqual({ code: 'cache', name: '小桥' }));
    await store.submitPassword({ account: 'student', password: 'secret' });
    expect(callsOf('login.password').at(-1)).toMatchObject({ thirdCacheCode: 'cache' });
    expect(binding.code).toBe('');
  });

  test.each([
    ['denied', 'thirdDenied'],
    ['expired', 'thirdExpired'],
  ])('reports that it was %s', async (kind, text) => {
    await start('weibo');
    seen.listener?.({ kind, state: 's1' });
    await vi.waitFor(() => expect(store.loginState.problem).toMatchObject({ text }));
    expect(seen.listener).toBeUndefined();
  });

  test('is cancelled when another platform is chosen', async () => {
    await start('weibo');
    fakeSchool.answers.set('login.thirdLoginStart', () => ({
      flag: 1,
      url: 'https://platform.example/agree?state=s2',
    }));
    const second = startThirdLogin('qq');
    expect(seen.listener).toBeUndefined();
    await vi.waitFor(() => expect(seen.listener).toBeDefined());
    seen.listener?.({ kind: 'code', code: 'x', state: 's1' });
    seen.listener?.({ kind: 'denied', state: 's2' });
    await second;
    expect(store.loginState.problem).toMatchObject({ text: 'thirdDenied' });
    expect(callsOf('login.byCacheCode')).toEqual([]);
  });

  test('shows a toast if its window is blocked', async () => {
    seen.isOpenable = false;
    await startThirdLogin('weixin');
    expect(fakeSchool.toasts).toEqual(['窗口无法打开，请检查你的浏览器设置。']);
    expect(seen.listener).toBeUndefined();
  });

  test('never opens an unsafe address', async () => {
    fakeSchool.answers.set('login.thirdLoginStart', () => ({ flag: 1, url: 'javascript:alert(1)' }));
    await startThirdLogin('weixin');
    expect(seen.opened).toEqual([]);
    expect(store.loginState.problem).toMatchObject({ situation: 'loginWithoutMessage' });
  });
});

describe('log-in with a workplace messenger', () => {
  const config = {
    redirectUrl: `${location.origin}/third/login/callback/dingtalk`,
    clientId: 'client',
    scope: 'openid',
    respionseType: 'code',
    state: 's1',
    prompt: '',
    frameUrl: 'https://dingtalk.example/frame',
  };
  const gone = () => new AbortController().signal;

  beforeEach(async () => {
    document.body.replaceChildren();
    await store.prepareLogin('login', 'box');
    fakeSchool.answers.set('login.ddQrCode', () => config);
  });

  /** Sends a message as the frame in the page. */
  function postFromFrame(word: object): void {
    const frame = document.querySelector('iframe');
    dispatchEvent(
      new MessageEvent('message', {
        data: JSON.stringify(word),
        origin: 'https://dingtalk.example',
        source: frame?.contentWindow ?? null,
      }),
    );
  }

  test('passes its code to the school’s callback in a hidden frame and logs in with the result', async () => {
    await startThirdLogin('dingtalk');
    expect(third.frame).toEqual(config);
    const filled = showCodeInFrame(document.body, '钉钉登录', gone());
    postFromFrame({ success: true, redirectUrl: 'https://elsewhere.example/?authCode=a1&state=s1' });
    await vi.waitFor(() => expect(seen.unseen).toEqual([`${config.redirectUrl}?authCode=a1&state=s1`]));
    seen.listener?.({ kind: 'code', code: 'once', state: 's1' });
    await filled;
    expect(session.token).toBe('new');
    expect([seen.unseen, third.frame]).toEqual([[], undefined]);
  });

  test('preloads its configuration with the login box, for a single use and for a limited time', async () => {
    store.closeBox();
    fakeSchool.answers.set('login.config', () => ({ thirdLoginFlag: 1, ddLoginFlag: 1 }));
    await store.prepareLogin('login', 'box');
    await vi.waitFor(() => expect(store.loginState.workplace).toBeDefined());
    const countCodeRequests = () => fakeSchool.calls.filter(([id]) => id === 'login.ddQrCode').length;
    expect(countCodeRequests()).toBe(1);
    await startThirdLogin('dingtalk');
    expect([countCodeRequests(), third.frame]).toEqual([1, config]);
    await startThirdLogin('dingtalk');
    expect(countCodeRequests()).toBe(2);
    store.loginState.workplace = { config, loadedAt: -1e9 };
    await startThirdLogin('dingtalk');
    expect(countCodeRequests()).toBe(3);
  });

  test('shows the messenger’s own error message', async () => {
    await startThirdLogin('dingtalk');
    const filled = showCodeInFrame(document.body, '钉钉登录', gone());
    postFromFrame({ success: false, errorMsg: '用户取消了授权' });
    await filled;
    expect(store.loginState.problem).toMatchObject({ message: '用户取消了授权' });
    expect(third.frame).toBeUndefined();
  });

  test.each([
    ['缺少参数', { ...config, clientId: '' }],
    ['缺少参数', { ...config, redirectUrl: 'https://elsewhere.example/x' }],
    ['缺少参数', undefined],
  ])('shows %s if the school’s configuration is incomplete', async (words, reply) => {
    fakeSchool.answers.set('login.ddQrCode', () => reply);
    await startThirdLogin('dingtalk');
    if (third.frame !== undefined) await showCodeInFrame(document.body, '钉钉登录', gone());
    expect(store.loginState.problem).toMatchObject({ message: words });
  });

  test('reports that there is no place for its frame', async () => {
    await startThirdLogin('dingtalk');
    await showCodeInFrame(null, '钉钉登录', gone());
    expect(store.loginState.problem).toMatchObject({ message: '找不到放置位置' });
  });

  test('stays silent after its dialog was closed', async () => {
    await startThirdLogin('dingtalk');
    const closed = new AbortController();
    const filled = showCodeInFrame(document.body, '钉钉登录', closed.signal);
    closeFrame();
    closed.abort();
    await filled;
    expect([store.loginState.problem, third.frame]).toEqual([undefined, undefined]);
  });
});
