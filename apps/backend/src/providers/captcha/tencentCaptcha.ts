import { createHash, createHmac } from 'node:crypto';
import type { Clock } from '../../platform/config/clock.ts';
import type { TencentCaptchaSettings } from '../../platform/config/providers.ts';
import type { CaptchaProvider } from './captchaProvider.ts';

const SERVICE = 'captcha';
const ACTION = 'DescribeCaptchaResult';
const VERSION = '2019-07-22';
const TIMEOUT_MS = 8_000;
/** Tencent's number for the slider captcha. */
const SLIDER = 9;
/** Tencent's code for a valid ticket. */
const GOOD = 1;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** A call before it is signed. */
export interface TencentRequest {
  readonly host: string;
  readonly body: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
}

/** Signs a call with Tencent Cloud's TC3-HMAC-SHA256 and returns all its headers. */
export function signTencent(
  { host, body, timestamp }: TencentRequest,
  { secretId, secretKey }: Pick<TencentCaptchaSettings, 'secretId' | 'secretKey'>,
): Readonly<Record<string, string>> {
  const contentType = 'application/json; charset=utf-8';
  const signedHeaders = 'content-type;host;x-tc-action';
  const canonical = [
    'POST',
    '/',
    '',
    `content-type:${contentType}`,
    `host:${host}`,
    `x-tc-action:${ACTION.toLowerCase()}`,
    '',
    signedHeaders,
    sha256(body),
  ].join('\n');
  const date = new Date(timestamp * 1000).toISOString().slice(0, 10);
  const scope = `${date}/${SERVICE}/tc3_request`;
  const key = hmac(hmac(hmac(`TC3${secretKey}`, date), SERVICE), 'tc3_request');
  const signature = createHmac('sha256', key)
    .update(`TC3-HMAC-SHA256\n${timestamp}\n${scope}\n${sha256(canonical)}`)
    .digest('hex');
  return {
    authorization: `TC3-HMAC-SHA256 Credential=${secretId}/${scope}, SignedHeaders=${signedHeaders}, Signature=${signature}`,
    'content-type': contentType,
    host,
    'x-tc-action': ACTION,
    'x-tc-timestamp': String(timestamp),
    'x-tc-version': VERSION,
  };
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Verifies tickets with Tencent Cloud's captcha service, which accepts each one once. */
export function createTencentCaptcha(settings: TencentCaptchaSettings, clock: Clock): CaptchaProvider {
  return {
    appId: settings.captchaAppId,
    script: settings.script,
    async verify({ ticket, randstr, ip }) {
      const url = new URL(settings.endpoint);
      const body = JSON.stringify({
        CaptchaType: SLIDER,
        Ticket: ticket,
        UserIp: ip,
        Randstr: randstr,
        CaptchaAppId: Number(settings.captchaAppId),
        AppSecretKey: settings.appSecretKey,
      });
      const timestamp = Math.floor(clock.now().getTime() / 1000);
      const { host: _, ...headers } = signTencent({ host: url.host, body, timestamp }, settings);
      const response = await fetch(url.origin, {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const reply: unknown = await response.json();
      const answer = member(reply, 'Response');
      const error = member(member(answer, 'Error'), 'Code');
      if (typeof error === 'string') throw new Error(`The captcha service refused the question: ${error}`);
      return member(answer, 'CaptchaCode') === GOOD;
    },
  };
}
