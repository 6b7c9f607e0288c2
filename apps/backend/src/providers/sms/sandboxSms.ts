import { and, desc, eq, lt } from 'drizzle-orm';
import type { Clock } from '../../platform/config/clock.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { smsOutbox } from './sandboxSms.tables.ts';
import { SmsError, type SmsNotice, type SmsProvider } from './smsProvider.ts';
import type { OutboxMessage } from '../outboxMessage.ts';

/** How long the sandbox keeps an SMS, in milliseconds. */
const RETENTION_MS = 24 * 3600_000;

/** Numbers that always fail, to try out the site's messages. */
export const FAILING_NUMBERS = { busy: '13900000001', dead: '13900000002' } as const;

/** A fake SMS provider: its messages can be read at `/sandbox/outbox`. */
export function createSandboxSms(db: Queryable, clock: Clock): SmsProvider {
  async function put(
    { companyId, companyName, mobile }: Pick<SmsNotice, 'companyId' | 'companyName' | 'mobile'>,
    smsText: string,
    code: string,
  ): Promise<void> {
    if (mobile === FAILING_NUMBERS.busy) throw new SmsError('isv.BUSINESS_LIMIT_CONTROL', true);
    if (mobile === FAILING_NUMBERS.dead) throw new SmsError('isv.MOBILE_NUMBER_ILLEGAL', false);
    const now = clock.now();
    const text = `【${companyName}】${smsText}`;
    await db.insert(smsOutbox).values({ companyId, mobile, text, code, createdAt: now });
    await db.delete(smsOutbox).where(lt(smsOutbox.createdAt, new Date(now.getTime() - RETENTION_MS)));
  }
  return {
    send: (message) =>
      put(
        message,
        `您的验证码是 ${message.code}，${message.minutes} 分钟内有效。请勿告诉他人。`,
        message.code,
      ),
    // The template's text is only known to a real provider, so the sandbox shows the variables.
    notify: (notice) => {
      const params = Object.entries(notice.params).map(([name, value]) => `${name}：${value}`);
      return put(notice, `模板 ${notice.template}，${params.join('，')}`, '');
    },
  };
}

const MAX_SHOWN = 30;

/** Reads a company's latest SMS, newest first; of one number if it is given. */
export async function readOutbox(
  db: Queryable,
  companyId: string,
  mobile?: string,
): Promise<OutboxMessage[]> {
  const rows = await db
    .select()
    .from(smsOutbox)
    .where(
      and(
        eq(smsOutbox.companyId, companyId),
        mobile === undefined ? undefined : eq(smsOutbox.mobile, mobile),
      ),
    )
    .orderBy(desc(smsOutbox.createdAt), desc(smsOutbox.id))
    .limit(MAX_SHOWN);
  return rows.map(({ id, mobile: to, text, code, createdAt }) => ({
    id,
    mobile: to,
    text,
    code,
    createdAt: createdAt.toISOString(),
  }));
}
