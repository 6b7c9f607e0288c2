import { desc, eq, lt } from 'drizzle-orm';
import type { Clock } from '../../platform/config/clock.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import type { OutboxMessage } from '../outboxMessage.ts';
import { mailOutbox } from './sandboxMail.tables.ts';
import { MailError, type MailProvider, mailTextsOf } from './mailProvider.ts';

/** How long the sandbox keeps a mail, in milliseconds. */
const RETENTION_MS = 24 * 3600_000;
const MAX_SHOWN = 30;

/** An address that always fails, to try out the site's message. */
export const FAILING_ADDRESS = 'full@example.com';

/** A fake mail server: its mails can be read at `/sandbox/outbox`. */
export function createSandboxMail(db: Queryable, clock: Clock): MailProvider {
  return {
    async send(message) {
      const { companyId, address, code } = message;
      if (address === FAILING_ADDRESS) throw new MailError('552 mailbox full');
      const now = clock.now();
      const { subject, text } = mailTextsOf(message);
      await db
        .insert(mailOutbox)
        .values({ companyId, address, text: `${subject}\n${text}`, code, createdAt: now });
      await db.delete(mailOutbox).where(lt(mailOutbox.createdAt, new Date(now.getTime() - RETENTION_MS)));
    },
  };
}

/** Reads a company's latest mails, newest first, for the outbox. */
export async function readMails(db: Queryable, companyId: string): Promise<OutboxMessage[]> {
  const rows = await db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.companyId, companyId))
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(MAX_SHOWN);
  return rows.map(({ id, address, text, code, createdAt }) => ({
    id: `mail-${id}`,
    mobile: address,
    text,
    code,
    createdAt: createdAt.toISOString(),
  }));
}
