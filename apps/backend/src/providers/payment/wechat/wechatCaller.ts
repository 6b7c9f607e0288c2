import type { Clock } from '../../../platform/config/clock.ts';
import { callProvider, type ProviderReply } from '../callProvider.ts';
import { asText, fieldsOf } from '../../fields.ts';
import { ProviderError } from '../paymentProvider.ts';
import { authorizationOf, isFromWechat, type WechatSigned, type WechatKeys } from './wechatCrypto.ts';

/** A merchant account of WeChat Pay (API v3). */
export interface WechatAccount extends WechatKeys {
  readonly appId: string;
  /** The secret of the official account with this app id; missing where nobody pays within WeChat. */
  readonly appSecret?: string;
  /** @defaultValue https://api.weixin.qq.com */
  readonly openGateway?: string;
  /** @defaultValue https://api.mch.weixin.qq.com */
  readonly gateway?: string;
}

const GATEWAY = 'https://api.mch.weixin.qq.com';

/** A signed call of WeChat Pay. */
export type WechatCall = (
  method: 'GET' | 'POST',
  pathAndQuery: string,
  content?: object,
) => Promise<ProviderReply>;

/** Turns an error reply of WeChat Pay into an error. */
export const refusal = (reply: ProviderReply): ProviderError =>
  new ProviderError(`WeChat Pay answered ${reply.status} ${asText(fieldsOf(reply.body)['code'])}`);

/** Returns the signature headers of a reply or a notice. */
export const signedBy = (header: (name: string) => string, body: string): WechatSigned => ({
  timestamp: header('wechatpay-timestamp'),
  nonce: header('wechatpay-nonce'),
  signature: header('wechatpay-signature'),
  serial: header('wechatpay-serial'),
  body,
});

/** Calls WeChat Pay with signed requests, and verifies the replies' signatures. */
export function wechatCaller(account: WechatAccount, clock: Clock): WechatCall {
  const gateway = account.gateway ?? GATEWAY;
  return async (method, pathAndQuery, content) => {
    const body = content === undefined ? '' : JSON.stringify(content);
    const reply = await callProvider(gateway + pathAndQuery, {
      method,
      headers: {
        Authorization: authorizationOf(account, { method, pathAndQuery, body }, clock.now()),
        Accept: 'application/json',
        'User-Agent': 'lectern',
        ...(body !== '' && { 'Content-Type': 'application/json' }),
      },
      ...(body !== '' && { body }),
    });
    const header = (name: string) => reply.headers.get(name) ?? '';
    if (reply.status < 300 && !isFromWechat(account, signedBy(header, reply.body), clock.now()))
      throw new ProviderError('The reply is not signed by WeChat Pay');
    return reply;
  };
}
