import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../../platform/config/providers.ts';
import { spanned } from '../../platform/tracing/tracing.ts';
import { MailError, type MailProvider, mailTextsOf } from './mailProvider.ts';

const TIMEOUT_MS = 10_000;

/** Sends codes through a mail server. */
export function createSmtpMail({ url, from }: SmtpSettings): MailProvider {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    async send(message) {
      try {
        await spanned({ name: 'send mail', kind: 'client' }, () =>
          transport.sendMail({
            from: { name: message.companyName, address: from },
            to: message.address,
            ...mailTextsOf(message),
          }),
        );
      } catch (error) {
        throw new MailError('the mail server did not take it', { cause: error });
      }
    },
  };
}
