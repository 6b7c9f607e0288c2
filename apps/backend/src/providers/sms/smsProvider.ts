import { serviceKey } from '../../platform/http/services.ts';

/** An SMS with a code. */
export interface SmsMessage {
  readonly companyId: string;
  /** The company's name, for providers that allow it in the text. */
  readonly companyName: string;
  readonly mobile: string;
  readonly code: string;
  /** How long the code is valid, in minutes. */
  readonly minutes: number;
}

/** An SMS by a template that the provider has approved. */
export interface SmsNotice extends Pick<SmsMessage, 'companyId' | 'companyName' | 'mobile'> {
  /** The provider's code of the template. */
  readonly template: string;
  /** Its variables by name; providers allow up to 35 characters each. */
  readonly params: Readonly<Record<string, string>>;
}

/** An SMS that was not sent, as far as is known. */
export class SmsError extends Error {
  override readonly name = 'SmsError';
  /** The provider's own error code, for the log. */
  readonly code: string;
  /** True where a retry in a minute may succeed; false for an invalid number or account. */
  readonly isTemporary: boolean;
  /**
   * Whether the provider refused it; false where there was no reply, so that the SMS may have been sent all the
   * same.
   */
  readonly isRefused: boolean;

  constructor(
    code: string,
    isTemporary: boolean,
    { cause, isRefused = true }: { readonly cause?: unknown; readonly isRefused?: boolean } = {},
  ) {
    super(`The SMS was not sent: ${code}`, cause === undefined ? undefined : { cause });
    this.code = code;
    this.isTemporary = isTemporary;
    this.isRefused = isRefused;
  }
}

/** An SMS provider. */
export interface SmsProvider {
  /** Sends a code. @throws {SmsError} when it is not accepted. */
  send(message: SmsMessage): Promise<void>;
  /** Sends an SMS by template. @throws {SmsError} when it is not accepted. */
  notify(notice: SmsNotice): Promise<void>;
}

/** The SMS provider of the process; not provided where none is configured. */
export const smsProvider = serviceKey<SmsProvider>('sms provider');
