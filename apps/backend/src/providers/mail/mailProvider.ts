import { serviceKey } from '../../platform/http/services.ts';

/** A mail with a code. */
export interface MailMessage {
  readonly companyId: string;
  /** The company's name, used as the sender's name. */
  readonly companyName: string;
  readonly address: string;
  readonly code: string;
  /** How long the code is valid, in minutes. */
  readonly minutes: number;
}

/** A mail that the server did not accept. */
export class MailError extends Error {
  override readonly name = 'MailError';
}

/** Sends codes by mail. */
export interface MailProvider {
  /** Sends a mail. @throws {MailError} when the server did not accept it. */
  send(message: MailMessage): Promise<void>;
}

/** The mail service of the process; not provided where none is configured. */
export const mailProvider = serviceKey<MailProvider>('mail');

/** Returns the texts of a mail with a code. */
export function mailTextsOf({ companyName, code, minutes }: MailMessage): {
  readonly subject: string;
  readonly text: string;
} {
  return {
    subject: `【${companyName}】邮箱验证码`,
    text: `您的验证码是 ${code}，${minutes} 分钟内有效。请勿告诉他人。\n\nYour code is ${code}; it is good for ${minutes} minutes. Tell it to nobody.`,
  };
}
