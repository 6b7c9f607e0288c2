import type { BridgeRequest, PayDevice } from '@lectern/sdk/endpoints/payment';

/** A trade to open with a provider. */
export interface NewTrade {
  /** Our trade number: 6 to 32 letters, digits, `_` and `-`. */
  readonly tradeNo: string;
  /** Description shown to the payer. */
  readonly subject: string;
  readonly amountCents: number;
  readonly expiresAt: Date;
  /** URL that the provider sends its notice to. */
  readonly notifyUrl: string;
  /** URL that the payer returns to from the provider's page. */
  readonly returnUrl: string;
  /** The payer's device; a trade can only be paid on that one. */
  readonly device: PayDevice;
  /** The payer's IP address, which WeChat Pay requires for phones. */
  readonly payerAddress: string;
  /** The payer's id for the school's official account; empty unless they pay within WeChat. */
  readonly payerOpenid: string;
}

/** How the payer pays: by a QR code, on a page, by either, or through the JavaScript bridge of WeChat's browser. */
export interface OpenedTrade {
  /** Empty where there is only a page. */
  readonly qrContent: string;
  /** Empty where there is only a QR code. */
  readonly pageUrl: string;
  /** Parameters for the bridge; missing unless the payer is within WeChat. */
  readonly bridge?: BridgeRequest;
  /** URL of a script that simulates the bridge; missing where there is a real one. */
  readonly bridgeScript?: string;
}

/** Identifies users within a messenger. */
export interface Messenger {
  /** Returns the URL at which users authorize access to their id; it redirects back with `code` and `state`. */
  authoriseUrl(way: { readonly redirectUrl: string; readonly state: string }): string;
  /** Returns the id of the user with this code. @throws {ProviderError} */
  openidOf(code: string): Promise<string>;
}

/** A payment as reported by the provider. */
export interface PaidTrade {
  readonly tradeNo: string;
  /** The provider's own trade number. */
  readonly providerTradeNo: string;
  readonly merchantId: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly paidAt: Date;
}

/** State of a trade at the provider. */
export type TradeState =
  | { readonly state: 'open' }
  | { readonly state: 'closed' }
  | { readonly state: 'paid'; readonly trade: PaidTrade };

/** A notice as received over HTTP. */
export interface ReceivedNotice {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The raw text of the body, which the signature covers. */
  readonly body: string;
}

/** The content of a genuine notice: a payment, or something that needs no action. */
export type NoticeContent =
  | { readonly kind: 'paid'; readonly trade: PaidTrade }
  | { readonly kind: 'other'; readonly tradeNo: string };

/** A reply to a notice, in the provider's own format. */
export interface NoticeReply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** A refund to request. */
export interface RefundOrder {
  readonly tradeNo: string;
  /** Our refund number: up to 64 letters, digits, `_` and `-`. */
  readonly refundNo: string;
  readonly amountCents: number;
  /** Amount of the whole trade in cents; the refund may be a part of it. */
  readonly totalCents: number;
  readonly reason: string;
}

/** State of a refund. */
export type RefundState =
  /** In progress. */
  | { readonly state: 'processing' }
  | { readonly state: 'done' }
  /** Needs manual action by the school, as when the payer's card is closed. */
  | { readonly state: 'stuck'; readonly reason: string }
  /** Ended without a payment; it can only be sent again under another number. */
  | { readonly state: 'void' };

/** A notice with an invalid signature, or one that cannot be read. */
export class ForgedNoticeError extends Error {
  override readonly name = 'ForgedNoticeError';
}

/** The provider is unreachable or refuses; the message is for the log. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
}

/** One account with a payment provider. Every call may throw {@link ProviderError}. */
export interface PaymentProvider {
  readonly id: 'wechat' | 'alipay' | 'sandbox';
  /** The account that payments must have been made to. */
  readonly merchantId: string;
  /** Identifies payers within WeChat; missing where payments within WeChat are not possible. */
  readonly messenger?: Messenger;
  /**
   * Opens a trade. Repeating the call for the same trade returns a fresh page, since a phone's page is only
   * valid for minutes.
   */
  create(trade: NewTrade): Promise<OpenedTrade>;
  query(tradeNo: string): Promise<TradeState>;
  /** Closes a trade, so that it cannot be paid; an unknown or closed one is no error. */
  close(tradeNo: string): Promise<void>;
  /** Refunds a part or all of a trade; the same `refundNo` is refunded only once. */
  refund(order: RefundOrder): Promise<RefundState>;
  /** Queries a refund; undefined where the provider does not know it. */
  queryRefund(order: Pick<RefundOrder, 'tradeNo' | 'refundNo'>): Promise<RefundState | undefined>;
  /** Verifies and reads a notice. @throws {ForgedNoticeError} */
  readNotice(notice: ReceivedNotice): Promise<NoticeContent>;
  /** Makes the reply that acknowledges a notice, or asks for it to be sent again. */
  replyToNotice(isTaken: boolean): NoticeReply;
}
