import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/config/clock.ts';
import type { AliyunSmsSettings } from '../../platform/config/providers.ts';
import { textIn } from '../fields.ts';
import { SmsError, type SmsProvider } from './smsProvider.ts';

const ACTION = 'SendSms';
const VERSION = '2017-05-25';
const TIMEOUT_MS = 8_000;

/** Error codes that concern this number or moment, not our account. */
const TEMPORARY = [
  'isv.BUSINESS_LIMIT_CONTROL',
  'isp.SYSTEM_ERROR',
  'isp.RAM_PERMISSION_DENY',
  'Throttling',
  'ServiceUnavailable',
];

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Percent-encodes by RFC 3986, which is stricter than `encodeURIComponent`. */
function percent(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** A request before it is signed. */
export interface AliyunRequest {
  readonly host: string;
  readonly action: string;
  readonly version: string;
  readonly query: Readonly<Record<string, string>>;
  /** `2026-03-02T01:00:00Z` */
  readonly date: string;
  readonly nonce: string;
}

/** Signs a request with Aliyun's signature version 3 (ACS3-HMAC-SHA256) and returns all its headers. */
export function signAliyun(
  { host, action, version, query, date, nonce }: AliyunRequest,
  { accessKeyId, accessKeySecret }: Pick<AliyunSmsSettings, 'accessKeyId' | 'accessKeySecret'>,
): { readonly search: string; readonly headers: Readonly<Record<string, string>> } {
  const search = Object.entries(query)
    .map(([key, value]) => `${percent(key)}=${percent(value)}`)
    .toSorted()
    .join('&');
  const headers: Record<string, string> = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': date,
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  };
  const names = Object.keys(headers).toSorted();
  const signed = names.join(';');
  const canonical = [
    'POST',
    '/',
    search,
    ...names.map((name) => `${name}:${headers[name] ?? ''}`),
    '',
    signed,
    sha256(''),
  ].join('\n');
  const signature = createHmac('sha256', accessKeySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex');
  return {
    search,
    headers: {
      ...headers,
      authorization: `ACS3-HMAC-SHA256 Credential=${accessKeyId},SignedHeaders=${signed},Signature=${signature}`,
    },
  };
}

/** Sends codes and notices through Aliyun's SMS service. */
export function createAliyunSms(settings: AliyunSmsSettings, clock: Clock): SmsProvider {
  async function send(
    mobile: string,
    template: string,
    params: Readonly<Record<string, string>>,
  ): Promise<void> {
    const url = new URL(settings.endpoint);
    const { search, headers } = signAliyun(
      {
        host: url.host,
        action: ACTION,
        version: VERSION,
        query: {
          PhoneNumbers: mobile,
          SignName: settings.signName,
          TemplateCode: template,
          TemplateParam: JSON.stringify(params),
        },
        date: clock
          .now()
          .toISOString()
          .replace(/\.\d{3}/, ''),
        nonce: randomUUID(),
      },
      settings,
    );
    const { host: _, ...sent } = headers;
    let body: unknown;
    try {
      const response = await fetch(`${url.origin}/?${search}`, {
        method: 'POST',
        headers: sent,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      body = await response.json();
    } catch (error) {
      throw new SmsError('unreachable', true, { cause: error, isRefused: false });
    }
    const answer = textIn(body, 'Code');
    if (answer === 'OK') return;
    if (answer === '') throw new SmsError('unreadable', true, { isRefused: false });
    throw new SmsError(
      answer,
      TEMPORARY.some((word) => answer.startsWith(word)),
    );
  }
  return {
    send: ({ mobile, code }) => send(mobile, settings.templateCode, { code }),
    notify: ({ mobile, template, params }) => send(mobile, template, params),
  };
}
