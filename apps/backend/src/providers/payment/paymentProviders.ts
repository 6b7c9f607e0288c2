import type { PayWay } from '@lectern/sdk/endpoints/payment';
import { serviceKey } from '../../platform/http/services.ts';
import type { PaymentProvider } from './paymentProvider.ts';

/** The fields of a company that identify its accounts. */
export interface Payee {
  readonly id: string;
  readonly hosts: readonly string[];
}

/** Finds the payment providers of a company. */
export interface PaymentProviders {
  /** Returns the provider of a payment method; undefined where the company does not offer it. */
  forWay(payee: Payee, way: PayWay): PaymentProvider | undefined;
  /** Returns the provider that sent a notice or has a trade; undefined where the company has no such account. */
  byId(payee: Payee, id: PaymentProvider['id'], way?: PayWay): PaymentProvider | undefined;
}

/** The providers of an app. */
export const paymentProviders = serviceKey<PaymentProviders>('paymentProviders');

/** The payment methods, in the order in which the cashier offers them. */
export const payWays: readonly PayWay[] = ['wechat', 'alipay'];
