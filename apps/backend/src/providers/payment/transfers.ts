import { serviceKey } from '../../platform/http/services.ts';
import type { Messenger } from './paymentProvider.ts';
import type { Payee } from './paymentProviders.ts';

/** Money for a payee. */
export interface TransferOrder {
  /** Our number, 6 to 32 letters and digits; the same one is sent once. */
  readonly billNo: string;
  /** Whose account with the provider's app. */
  readonly openid: string;
  readonly amountCents: number;
  /** What the payee reads. */
  readonly remark: string;
}

/** Where a transfer is. */
export type TransferState =
  /** On its way. */
  | { readonly state: 'processing' }
  /** The payee must accept it; `packageInfo` is what their messenger asks for, empty where it was told before. */
  | { readonly state: 'confirming'; readonly packageInfo: string }
  | { readonly state: 'paid' }
  /** Nothing arrived, and nothing will. */
  | { readonly state: 'failed'; readonly reason: string };

/** How a payee accepts a transfer: on a page, or in the messenger by what its bridge asks for. */
export type TransferConfirmation =
  | { readonly kind: 'page'; readonly url: string }
  | {
      readonly kind: 'bridge';
      readonly merchantId: string;
      readonly appId: string;
      readonly packageInfo: string;
    };

/** An account that pays out. Calls to the provider may throw `ProviderError`. */
export interface Transfers extends Messenger {
  send(order: TransferOrder): Promise<TransferState>;
  /** Asks about one that was taken; where the account does not know it, that is an error and says nothing of the money. */
  query(billNo: string): Promise<TransferState>;
  confirmation(billNo: string, packageInfo: string): TransferConfirmation;
}

/** Who pays a company's money out; undefined where it does not. */
export type TransfersOf = (payee: Payee) => Transfers | undefined;

/** The accounts of an app that pay out. */
export const transfersOf = serviceKey<TransfersOf>('transfers');
