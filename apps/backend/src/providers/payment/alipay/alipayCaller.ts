import type { KeyObject } from 'node:crypto';
import type { Clock } from '../../../platform/config/clock.ts';
import { clockOf } from '../../../platform/dates/days.ts';
import { callProvider } from '../callProvider.ts';
import { asText, type Fields, fieldsOf } from '../../fields.ts';
import { ProviderError } from '../paymentProvider.ts';
import { isSignedRsa2, memberText, signedText, signRsa2 } from './alipayCrypto.ts';

/** A merchant account of Alipay. */
export interface AlipayAccount {
  readonly appId: string;
  /** The seller's id (2088…), which notices contain. */
  readonly merchantId: string;
  readonly privateKey: KeyObject;
  /** Alipay's own public key, not the merchant's. */
  readonly alipayKey: KeyObject;
  /** `qr` shows a QR code in the cashier, `page` redirects to Alipay's own page. @defaultValue 'qr' */
  readonly product?: 'qr' | 'page';
  /** @defaultValue https://openapi.alipay.com/gateway.do */
  readonly gateway?: string;
}

const GATEWAY = 'https://openapi.alipay.com/gateway.do';

/** Calls Alipay with signed requests, and verifies the replies' signatures. */
export interface AlipayCaller {
  readonly gateway: string;
  /** Returns the signed parameters of a request, or of a page that the payer is redirected to. */
  parametersOf(method: string, content: object, more?: Readonly<Record<string, string>>): URLSearchParams;
  call(method: string, content: object, more?: Readonly<Record<string, string>>): Promise<Fields>;
}

/** Makes the caller of an account. */
export function alipayCaller(account: AlipayAccount, clock: Clock): AlipayCaller {
  const gateway = account.gateway ?? GATEWAY;

  function parametersOf(
    method: string,
    content: object,
    more: Readonly<Record<string, string>> = {},
  ): URLSearchParams {
    const parameters = {
      app_id: account.appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: clockOf(clock.now()),
      version: '1.0',
      biz_content: JSON.stringify(content),
      ...more,
    };
    return new URLSearchParams({
      ...parameters,
      sign: signRsa2(signedText(parameters, ['sign']), account.privateKey),
    });
  }

  async function call(
    method: string,
    content: object,
    more?: Readonly<Record<string, string>>,
  ): Promise<Fields> {
    const { status, body } = await callProvider(gateway, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded;charset=utf-8' },
      body: parametersOf(method, content, more).toString(),
    });
    const member = memberText(body, `${method.replaceAll('.', '_')}_response`);
    if (status !== 200 || member === undefined)
      throw new ProviderError(`Alipay answered ${status} to ${method}`);
    if (!isSignedRsa2(member, asText(fieldsOf(body)['sign']), account.alipayKey)) {
      throw new ProviderError('The reply is not signed by Alipay');
    }
    return fieldsOf(member);
  }

  return { gateway, parametersOf, call };
}
