import type { PayWay } from '@lectern/sdk/endpoints/payment';
import { serviceKey } from '../../platform/http/services.ts';
import type { PaymentProvider } from './paymentProvider.ts';

/** A company, as far as finding its accounts goes. */
export interface Payee {
  readonly id: string;
  readonly hosts: readonly string[];
}

/** Finds who moves a company's money. */
export interface PaymentProviders {
  /** Who serves a way; undefined where the company does not offer it. */
  forWay(payee: Payee, way: PayWay): PaymentProvider | undefined;
  /** Who sent a notice, or holds a trade; undefined where the company has no such account. */
  byId(payee: Payee, id: PaymentProvider['id'], way?: PayWay): PaymentProvider | undefined;
}

/** The providers of an app. */
export const paymentProviders = serviceKey<PaymentProviders>('paymentProviders');

/** The ways to pay in the order in which the cashier offers them. */
export const payWays: readonly PayWay[] = ['wechat', 'alipay'];
