// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LoginFrameError, showLoginFrame } from './loginFrame.ts';

const config = {
  redirectUrl: 'https://school.example/third/login/callback/dingtalk',
  clientId: 'client',
  scope: 'openid',
  respionseType: 'code',
  state: 's1',
  prompt: 'consent',
  frameUrl: 'https://dingtalk.example/frame',
};
const back = (state = 's1', authCode = 'a1') => `${config.redirectUrl}?authCode=${authCode}&state=${state}`;

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Shows the frame in the page and posts messages on its behalf. */
function show(some: object = {}, signal?: AbortSignal) {
  const result = showLoginFrame(
    { ...config, ...some },
    { element: document.body, title: '钉钉登录', ...(signal !== undefined && { signal }) },
  );
  const frame = document.querySelector('iframe');
  const say = (data: unknown, origin = 'https://dingtalk.example', source = frame?.contentWindow ?? null) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  return { result, frame, say };
}

const failureOf = (result: Promise<unknown>) =>
  result.then(
    () => 'none',
    (error: unknown) => (error instanceof LoginFrameError ? `${error.problem}: ${error.message}` : error),
  );

describe('the log-in frame', () => {
  it('opens with the server’s parameters and resolves to the code', async () => {
    const { result, frame, say } = show();
    const query = new URL(frame?.src ?? '').searchParams;
    expect(Object.fromEntries(query)).toEqual({
      redirect_uri: config.redirectUrl,
      client_id: 'client',
      scope: 'openid',
      response_type: 'code',
      state: 's1',
      prompt: 'consent',
      iframe: 'true',
    });
    expect([frame?.title, frame?.width, frame?.height]).toEqual(['钉钉登录', '300', '300']);
    say(JSON.stringify({ success: true, redirectUrl: back() }));
    expect(await result).toEqual({ authCode: 'a1', redirectUrl: back() });
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('sends the code to the server’s callback, whatever address the frame names', async () => {
    const { result, say } = show();
    say({ success: true, redirectUrl: 'https://evil.example/?authCode=a1&state=s1' });
    expect(await result).toEqual({ authCode: 'a1', redirectUrl: back() });
  });

  it('opens DingTalk’s own address where the server names none', async () => {
    const { result, frame, say } = show({ frameUrl: '' });
    expect(frame?.src).toMatch(/^https:\/\/login\.dingtalk\.com\/oauth2\/auth\?/);
    say({ success: true, redirectUrl: back() }, 'https://login.dingtalk.com');
    expect((await result).authCode).toBe('a1');
  });

  it('ignores messages from other origins and windows, and malformed ones', async () => {
    const { result, say } = show();
    const good = { success: true, redirectUrl: back('s1', 'evil') };
    say(good, 'https://evil.example');
    say(good, undefined, window);
    say('no JSON');
    say(null);
    say({});
    say({ success: 'yes', redirectUrl: back('s1', 'evil') });
    say({ success: true, redirectUrl: back() });
    expect((await result).authCode).toBe('a1');
  });

  it.each([
    [{ success: false, errorMsg: '用户取消了授权' }, 'provider: 用户取消了授权'],
    [{ success: true, redirectUrl: back('s2') }, 'provider: '],
    [{ success: true, redirectUrl: back('s1', '') }, 'provider: '],
    [{ success: true, redirectUrl: 'nowhere' }, 'provider: '],
  ])('rejects with the provider’s message when it sends %j', async (message, problem) => {
    const { result, say } = show();
    say(message);
    expect(await failureOf(result)).toBe(problem);
    expect(document.querySelector('iframe')).toBeNull();
  });

  it.each([
    { clientId: '' },
    { redirectUrl: null },
    { scope: [] },
    { respionseType: undefined },
    { state: '' },
    { frameUrl: 'nowhere' },
    { frameUrl: 'javascript:alert(1)' },
  ])('rejects with “Missing parameters” for %j', async (some) => {
    expect(await failureOf(show(some).result)).toBe('parameters: Missing parameters');
  });

  it('rejects with “Element not found” without an element', async () => {
    expect(await failureOf(showLoginFrame(config, { element: null, title: '' }))).toBe(
      'element: Element not found',
    );
  });

  it('rejects with “Browser not support” without postMessage', async () => {
    vi.stubGlobal('postMessage', undefined);
    expect(await failureOf(show().result)).toBe('browser: Browser not support');
  });

  it('is removed when the signal aborts', async () => {
    const giveUp = new AbortController();
    const { result } = show({}, giveUp.signal);
    giveUp.abort(new Error('left'));
    await expect(result).rejects.toThrow('left');
    expect(document.querySelector('iframe')).toBeNull();
  });
});
