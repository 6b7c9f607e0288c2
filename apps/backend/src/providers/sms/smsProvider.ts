import { serviceKey } from '../../platform/http/services.ts';

/** A code on its way to a phone. */
export interface SmsMessage {
  readonly companyId: string;
  /** The company's name, for carriers that let the text carry it. */
  readonly companyName: string;
  readonly mobile: string;
  readonly code: string;
  /** How long the code is good, in minutes. */
  readonly minutes: number;
}

/** A notice on its way to a phone, by a template that the carrier has approved. */
export interface SmsNotice extends Pick<SmsMessage, 'companyId' | 'companyName' | 'mobile'> {
  /** The carrier's code of the template. */
  readonly template: string;
  /** Its variables by name; carriers take up to 35 characters each. */
  readonly params: Readonly<Record<string, string>>;
}

/** An SMS that the carrier did not take, as far as is known. */
export class SmsError extends Error {
  override readonly name = 'SmsError';
  /** The carrier's own code, for the log. */
  readonly code: string;
  /** True where another try in a minute may work; false for a bad number or account. */
  readonly isTemporary: boolean;
  /** Whether the carrier said so itself; false where no answer came, so that the SMS may be on its way all the same. */
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

/** A carrier of SMS. */
export interface SmsProvider {
  /** Hands a code to the carrier. @throws {SmsError} when it is not taken. */
  send(message: SmsMessage): Promise<void>;
  /** Hands a notice to the carrier. @throws {SmsError} when it is not taken. */
  notify(notice: SmsNotice): Promise<void>;
}

/** The SMS carrier of the process; not provided where none is set up. */
export const smsProvider = serviceKey<SmsProvider>('sms provider');
