import { serviceKey } from '../../platform/http/services.ts';

/** A code on its way to a mailbox. */
export interface MailMessage {
  readonly companyId: string;
  /** The company's name, as the sender is called. */
  readonly companyName: string;
  readonly address: string;
  readonly code: string;
  /** How long the code is good, in minutes. */
  readonly minutes: number;
}

/** A mail that was not taken. */
export class MailError extends Error {
  override readonly name = 'MailError';
}

/** Sends codes by mail. */
export interface MailProvider {
  /** @throws {MailError} when the server did not take it. */
  send(message: MailMessage): Promise<void>;
}

/** The mail of a platform; it may have none. */
export const mailProvider = serviceKey<MailProvider>('mail');

/** What a mail with a code says. */
export function wordsOf({ companyName, code, minutes }: MailMessage): {
  readonly subject: string;
  readonly text: string;
} {
  return {
    subject: `【${companyName}】邮箱验证码`,
    text: `您的验证码是 ${code}，${minutes} 分钟内有效。请勿告诉他人。\n\nYour code is ${code}; it is good for ${minutes} minutes. Tell it to nobody.`,
  };
}
