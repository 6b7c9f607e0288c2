import { asText, type Fields, fieldsOf } from '../../fields.ts';
import { type Messenger, ProviderError } from '../paymentProvider.ts';

/** An official account of WeChat (公众号). */
export interface OfficialAccount {
  readonly appId: string;
  readonly appSecret: string;
  /** @defaultValue https://api.weixin.qq.com */
  readonly openGateway?: string;
}

const TIMEOUT_MS = 10_000;

/** Identifies users within WeChat without asking for more access (`snsapi_base`). */
export function officialAccount({ appId, appSecret, openGateway }: OfficialAccount): Messenger {
  return {
    authoriseUrl: ({ redirectUrl, state }) =>
      `https://open.weixin.qq.com/connect/oauth2/authorize?${new URLSearchParams({
        appid: appId,
        redirect_uri: redirectUrl,
        response_type: 'code',
        scope: 'snsapi_base',
        state,
      })}#wechat_redirect`,

    async openidOf(code) {
      const open = openGateway ?? 'https://api.weixin.qq.com';
      const address = new URLSearchParams({
        appid: appId,
        secret: appSecret,
        code,
        grant_type: 'authorization_code',
      });
      let fields: Fields;
      try {
        const response = await fetch(`${open}/sns/oauth2/access_token?${address}`, {
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        fields = fieldsOf(await response.text());
      } catch (cause) {
        throw new ProviderError('No reply from WeChat', { cause });
      }
      const openid = asText(fields['openid']);
      if (openid === '') throw new ProviderError(`WeChat answered ${String(fields['errcode'])}`);
      return openid;
    },
  };
}
