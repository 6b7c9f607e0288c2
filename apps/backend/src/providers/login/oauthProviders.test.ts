import { afterEach, describe, expect, it, vi } from 'vitest';
import { createOAuthProvider } from './oauthProviders.ts';
import { ThirdLoginError, type ThirdType } from './thirdProvider.ts';

const settings = { clientId: 'app', clientSecret: 'secret', agentId: '100' };
const way = { redirectUrl: 'https://school.example/third/login/callback/x', state: 's 1' };

/** Fakes a platform that answers by path, and records the requests. */
function platform(answers: Readonly<Record<string, unknown>>): URL[] {
  const requestedUrls: URL[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const address = new URL(url);
    requestedUrls.push(address);
    return new Response(JSON.stringify(answers[address.pathname] ?? { errcode: 404 }));
  });
  return requestedUrls;
}
afterEach(() => vi.unstubAllGlobals());

const ANSWERS: Readonly<Record<ThirdType, Readonly<Record<string, unknown>>>> = {
  weixin: {
    '/sns/oauth2/access_token': { access_token: 't', openid: 'o' },
    '/sns/userinfo': { unionid: 'u', nickname: '小桥', headimgurl: 'https://p/1' },
  },
  qq: {
    '/oauth2.0/token': { access_token: 't' },
    '/oauth2.0/me': { openid: 'u' },
    '/user/get_user_info': { ret: 0, nickname: '小桥', figureurl_qq_1: 'https://p/1' },
  },
  weibo: {
    '/oauth2/access_token': { access_token: 't', uid: 'u' },
    '/2/users/show.json': { screen_name: '小桥', avatar_large: 'https://p/1' },
  },
  weixinwork: {
    '/cgi-bin/gettoken': { errcode: 0, access_token: 't' },
    '/cgi-bin/auth/getuserinfo': { errcode: 0, userid: 'u' },
  },
  dingtalk: {
    '/v1.0/oauth2/userAccessToken': { accessToken: 't' },
    '/v1.0/contact/users/me': { unionId: 'u', nick: '小桥', avatarUrl: 'https://p/1' },
  },
};
const TYPES = ['weixin', 'qq', 'weibo', 'weixinwork', 'dingtalk'] as const satisfies readonly ThirdType[];

describe.each(TYPES)('the log-in by %s', (type) => {
  const provider = createOAuthProvider(type, settings);

  it('starts at the platform’s page, with client id, redirect URL and state', () => {
    const url = new URL(provider.authoriseUrl(way));
    expect(url.origin + url.pathname).toBe(provider.page);
    const query = Object.fromEntries(url.searchParams);
    expect(query).toMatchObject({ redirect_uri: way.redirectUrl, state: way.state });
    expect(query['client_id'] ?? query['appid']).toBe('app');
    expect(url.href).not.toContain('secret');
  });

  it('returns the profile for a code, over HTTPS alone', async () => {
    const asked = platform(ANSWERS[type]);
    const profile = await provider.profileOf('c1', way);
    expect(profile).toMatchObject({ externalId: 'u', nickName: type === 'weixinwork' ? 'u' : '小桥' });
    expect(asked.every(({ protocol }) => protocol === 'https:')).toBe(true);
  });

  it('throws ThirdLoginError when the platform refuses, answers no JSON or is unreachable', async () => {
    platform({});
    await expect(provider.profileOf('c1', way)).rejects.toThrow(ThirdLoginError);
    vi.stubGlobal('fetch', async () => new Response('<html>'));
    await expect(provider.profileOf('c1', way)).rejects.toThrow(ThirdLoginError);
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('down')));
    await expect(provider.profileOf('c1', way)).rejects.toThrow(ThirdLoginError);
  });
});
