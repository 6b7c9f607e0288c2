import type { OAuthSettings } from '../../platform/config/providers.ts';
import { visibleText } from '../../platform/schema/visibleText.ts';
import { asObject } from '../../platform/schema/jsonObject.ts';
import { asText, type Fields, fieldsOf } from '../fields.ts';
import {
  ThirdLoginError,
  type ThirdProfile,
  type ThirdProvider,
  type ThirdReturn,
  type ThirdType,
} from './thirdProvider.ts';

const TIMEOUT_MS = 10_000;

const addressWith = (page: string, query: Readonly<Record<string, string>>): string =>
  `${page}?${new URLSearchParams(query)}`;

/** Makes a request to a platform. @throws {ThirdLoginError} when the reply is an error or no object. */
async function ask(url: string, init: RequestInit = {}): Promise<Fields> {
  const host = new URL(url).host;
  let body: Fields;
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    body = fieldsOf(await response.text());
  } catch (cause) {
    throw new ThirdLoginError(`No reply from ${host}`, { cause });
  }
  const problem = body['errcode'] ?? body['error'] ?? body['error_code'] ?? body['code'];
  if (problem !== undefined && problem !== 0 && problem !== '0')
    throw new ThirdLoginError(`${host} answered ${String(problem)}`);
  return body;
}

function profile(externalId: unknown, nickName: unknown, headPic: unknown): ThirdProfile {
  const id = typeof externalId === 'number' ? String(externalId) : asText(externalId);
  if (id === '') throw new ThirdLoginError('The platform returned no account for the code');
  return {
    externalId: id,
    nickName: visibleText(asText(nickName)).slice(0, 60),
    headPic: asText(headPic).slice(0, 500),
  };
}

/** The differences between platforms. */
interface Dialect {
  readonly page: string;
  readonly scope: string;
  query(settings: OAuthSettings, way: ThirdReturn, scope: string): Readonly<Record<string, string>>;
  /** Fragment of the URL. @defaultValue none */
  readonly fragment?: string;
  profileOf(settings: OAuthSettings, code: string, redirectUrl: string): Promise<ThirdProfile>;
}

const standardQuery: Dialect['query'] = ({ clientId }, { redirectUrl, state }, scope) => ({
  client_id: clientId,
  redirect_uri: redirectUrl,
  response_type: 'code',
  scope,
  state,
});

const JSON_BODY = { 'content-type': 'application/json' };

const dialects: Readonly<Record<ThirdType, Dialect>> = {
  weixin: {
    page: 'https://open.weixin.qq.com/connect/qrconnect',
    scope: 'snsapi_login',
    query: ({ clientId }, { redirectUrl, state }, scope) => ({
      appid: clientId,
      redirect_uri: redirectUrl,
      response_type: 'code',
      scope,
      state,
    }),
    fragment: '#wechat_redirect',
    async profileOf({ clientId, clientSecret }, code) {
      const api = 'https://api.weixin.qq.com/sns';
      const token = await ask(
        addressWith(`${api}/oauth2/access_token`, {
          appid: clientId,
          secret: clientSecret,
          code,
          grant_type: 'authorization_code',
        }),
      );
      const user = await ask(
        addressWith(`${api}/userinfo`, {
          access_token: asText(token['access_token']),
          openid: asText(token['openid']),
        }),
      );
      // The union id is the same in all apps of an owner; without it, the app's own id is used.
      return profile(user['unionid'] ?? token['openid'], user['nickname'], user['headimgurl']);
    },
  },
  qq: {
    page: 'https://graph.qq.com/oauth2.0/authorize',
    scope: 'get_user_info',
    query: standardQuery,
    async profileOf({ clientId, clientSecret }, code, redirectUrl) {
      const api = 'https://graph.qq.com';
      const token = await ask(
        addressWith(`${api}/oauth2.0/token`, {
          grant_type: 'authorization_code',
          client_id: clientId,
          client_secret: clientSecret,
          code,
          redirect_uri: redirectUrl,
          fmt: 'json',
        }),
      );
      const access = asText(token['access_token']);
      const { openid } = await ask(addressWith(`${api}/oauth2.0/me`, { access_token: access, fmt: 'json' }));
      const user = await ask(
        addressWith(`${api}/user/get_user_info`, {
          access_token: access,
          oauth_consumer_key: clientId,
          openid: asText(openid),
        }),
      );
      return profile(openid, user['nickname'], user['figureurl_qq_2'] ?? user['figureurl_qq_1']);
    },
  },
  weibo: {
    page: 'https://api.weibo.com/oauth2/authorize',
    scope: '',
    query: standardQuery,
    async profileOf({ clientId, clientSecret }, code, redirectUrl) {
      const api = 'https://api.weibo.com';
      const body = new URLSearchParams({
        client_id: clientId,
        client_secret: clientSecret,
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUrl,
      });
      const token = await ask(`${api}/oauth2/access_token`, { method: 'POST', body });
      const user = await ask(
        addressWith(`${api}/2/users/show.json`, {
          access_token: asText(token['access_token']),
          uid: asText(token['uid']),
        }),
      );
      return profile(token['uid'], user['screen_name'], user['avatar_large']);
    },
  },
  weixinwork: {
    page: 'https://login.work.weixin.qq.com/wwlogin/sso/login',
    scope: '',
    query: ({ clientId, agentId }, { redirectUrl, state }) => ({
      login_type: 'CorpApp',
      appid: clientId,
      agentid: agentId,
      redirect_uri: redirectUrl,
      state,
    }),
    async profileOf({ clientId, clientSecret }, code) {
      const api = 'https://qyapi.weixin.qq.com/cgi-bin';
      const token = await ask(addressWith(`${api}/gettoken`, { corpid: clientId, corpsecret: clientSecret }));
      const user = await ask(
        addressWith(`${api}/auth/getuserinfo`, { access_token: asText(token['access_token']), code }),
      );
      // The platform does not reveal names and pictures to apps any more, only the member's id.
      return profile(user['userid'] ?? user['openid'], user['userid'], '');
    },
  },
  dingtalk: {
    page: 'https://login.dingtalk.com/oauth2/auth',
    scope: 'openid',
    query: (settings, way, scope) => ({ ...standardQuery(settings, way, scope), prompt: 'consent' }),
    async profileOf({ clientId, clientSecret }, code) {
      const api = 'https://api.dingtalk.com/v1.0';
      const token = await ask(`${api}/oauth2/userAccessToken`, {
        method: 'POST',
        headers: JSON_BODY,
        body: JSON.stringify({ clientId, clientSecret, code, grantType: 'authorization_code' }),
      });
      const user = asObject(
        await ask(`${api}/contact/users/me`, {
          headers: { 'x-acs-dingtalk-access-token': asText(token['accessToken']) },
        }),
      );
      return profile(user['unionId'], user['nick'], user['avatarUrl']);
    },
  },
};

/** Makes the log-in of a platform, by the school's app there. */
export function createOAuthProvider(type: ThirdType, settings: OAuthSettings): ThirdProvider {
  const { page, scope, query, fragment = '', profileOf } = dialects[type];
  return {
    clientId: settings.clientId,
    page,
    scope,
    authoriseUrl: (way) => addressWith(page, query(settings, way, scope)) + fragment,
    profileOf: (code, { redirectUrl }) => profileOf(settings, code, redirectUrl),
  };
}
