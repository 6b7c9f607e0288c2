import { serviceKey } from '../../platform/http/services.ts';
import type { Messenger } from './paymentProvider.ts';
import type { Payee } from './paymentProviders.ts';

/** A transfer to a payee. */
export interface TransferOrder {
  /** Our number: 6 to 32 letters and digits; the same number is transferred only once. */
  readonly billNo: string;
  /** The payee's id for the provider's app. */
  readonly openid: string;
  readonly amountCents: number;
  /** Remark shown to the payee. */
  readonly remark: string;
}

/** State of a transfer. */
export type TransferState =
  /** In progress. */
  | { readonly state: 'processing' }
  /**
   * The payee must accept it; `packageInfo` is the parameter for the messenger's bridge, empty where it was
   * returned before.
   */
  | { readonly state: 'confirming'; readonly packageInfo: string }
  | { readonly state: 'paid' }
  /** Nothing was paid, and nothing will be. */
  | { readonly state: 'failed'; readonly reason: string };

/** How a payee accepts a transfer: on a page, or through the messenger's bridge with these parameters. */
export type TransferConfirmation =
  | { readonly kind: 'page'; readonly url: string }
  | {
      readonly kind: 'bridge';
      readonly merchantId: string;
      readonly appId: string;
      readonly packageInfo: string;
    };

/** An account for transfers. Calls to the provider may throw `ProviderError`. */
export interface Transfers extends Messenger {
  send(order: TransferOrder): Promise<TransferState>;
  /**
   * Queries a transfer that was accepted by the provider; if the account does not know it, this throws, since
   * that says nothing about the money.
   */
  query(billNo: string): Promise<TransferState>;
  confirmation(billNo: string, packageInfo: string): TransferConfirmation;
}

/** Finds the transfer account of a company; undefined where it has none. */
export type TransfersOf = (payee: Payee) => Transfers | undefined;

/** The transfer accounts of an app. */
export const transfersOf = serviceKey<TransfersOf>('transfers');
