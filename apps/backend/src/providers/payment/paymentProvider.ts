import type { BridgeRequest, PayDevice } from '@lectern/sdk/endpoints/payment';

/** A trade to open with a provider. */
export interface NewTrade {
  /** Our number, 6 to 32 letters, digits, `_` and `-`. */
  readonly tradeNo: string;
  /** What the payer reads. */
  readonly subject: string;
  readonly amountCents: number;
  readonly expiresAt: Date;
  /** Where the provider sends its notice. */
  readonly notifyUrl: string;
  /** Where the payer comes back to from the provider's page. */
  readonly returnUrl: string;
  /** On what the payer pays; a trade is of one device. */
  readonly device: PayDevice;
  /** The payer's IP address, which WeChat Pay wants of phones. */
  readonly payerAddress: string;
  /** Who the payer is to the school's official account; empty unless they pay within WeChat. */
  readonly payerOpenid: string;
}

/** How the payer gets to the provider: by a QR code, a page, either, or the bridge of WeChat's browser. */
export interface OpenedTrade {
  /** Empty where there is a page alone. */
  readonly qrContent: string;
  /** Empty where there is a QR code alone. */
  readonly pageUrl: string;
  /** What the bridge is asked for; left out unless the payer is within WeChat. */
  readonly bridge?: BridgeRequest;
  /** Plays the bridge; left out where there is a real one. */
  readonly bridgeScript?: string;
}

/** How a messenger tells who somebody is. */
export interface Messenger {
  /** Where they agree to be known, within the messenger; it leads back with `code` and `state`. */
  authoriseUrl(way: { readonly redirectUrl: string; readonly state: string }): string;
  /** Whose a code is. @throws {ProviderError} */
  openidOf(code: string): Promise<string>;
}

/** A payment as the provider states it. */
export interface PaidTrade {
  readonly tradeNo: string;
  /** The provider's own number. */
  readonly providerTradeNo: string;
  readonly merchantId: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly paidAt: Date;
}

/** Where a trade stands with the provider. */
export type TradeState =
  | { readonly state: 'open' }
  | { readonly state: 'closed' }
  | { readonly state: 'paid'; readonly trade: PaidTrade };

/** A notice as it came over HTTP. */
export interface ReceivedNotice {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The body's text, untouched: it is what was signed. */
  readonly body: string;
}

/** What a genuine notice says: a payment, or something that needs no action. */
export type NoticeContent =
  | { readonly kind: 'paid'; readonly trade: PaidTrade }
  | { readonly kind: 'other'; readonly tradeNo: string };

/** An answer to a notice, in the provider's own form. */
export interface NoticeReply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Money to send back. */
export interface RefundOrder {
  readonly tradeNo: string;
  /** Our number of the refund, up to 64 letters, digits, `_` and `-`. */
  readonly refundNo: string;
  readonly amountCents: number;
  /** Cents of the whole trade, of which this may be a part. */
  readonly totalCents: number;
  readonly reason: string;
}

/** Where money that goes back is. */
export type RefundState =
  /** On its way. */
  | { readonly state: 'processing' }
  | { readonly state: 'done' }
  /** The provider cannot send it before somebody sees to it: the payer's card is gone. */
  | { readonly state: 'stuck'; readonly reason: string }
  /** It ended without money; only under another number can it be sent. */
  | { readonly state: 'void' };

/** A notice that the provider did not send, or that cannot be read. */
export class ForgedNoticeError extends Error {
  override readonly name = 'ForgedNoticeError';
}

/** The provider cannot be reached, or refuses; the message is for the log. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
}

/** One account with a payment provider. Every call may throw {@link ProviderError}. */
export interface PaymentProvider {
  readonly id: 'wechat' | 'alipay' | 'sandbox';
  /** The account that a payment must have gone to. */
  readonly merchantId: string;
  /** Tells who pays within WeChat; left out where nobody can. */
  readonly messenger?: Messenger;
  /** Opens a trade; the same one again gives its page anew, since that of a phone is good for minutes only. */
  create(trade: NewTrade): Promise<OpenedTrade>;
  query(tradeNo: string): Promise<TradeState>;
  /** Makes a trade unpayable; one that is unknown or closed already is no error. */
  close(tradeNo: string): Promise<void>;
  /** Sends money back, a part or all of a trade; the same `refundNo` is sent back once. */
  refund(order: RefundOrder): Promise<RefundState>;
  /** Asks what became of a refund; undefined where the provider never heard of it. */
  queryRefund(order: Pick<RefundOrder, 'tradeNo' | 'refundNo'>): Promise<RefundState | undefined>;
  /** @throws {ForgedNoticeError} */
  readNotice(notice: ReceivedNotice): Promise<NoticeContent>;
  /** Says that a notice was taken over, or that it should be sent again. */
  replyToNotice(isTaken: boolean): NoticeReply;
}
