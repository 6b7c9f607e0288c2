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

/** An SMS that the carrier did not take. */
export class SmsError extends Error {
  override readonly name = 'SmsError';
  /** The carrier's own code, for the log. */
  readonly code: string;
  /** True where another try in a minute may work; false for a bad number or account. */
  readonly isTemporary: boolean;

  constructor(code: string, isTemporary: boolean, cause?: unknown) {
    super(`The SMS was not sent: ${code}`, cause === undefined ? undefined : { cause });
    this.code = code;
    this.isTemporary = isTemporary;
  }
}

/** A carrier of SMS. */
export interface SmsProvider {
  /** Hands a code to the carrier. @throws {SmsError} when it is not taken. */
  send(message: SmsMessage): Promise<void>;
}

/** The SMS carrier of the process; not provided where none is set up. */
export const smsProvider = serviceKey<SmsProvider>('sms provider');
