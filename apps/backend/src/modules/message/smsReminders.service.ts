import { and, asc, eq, lt, lte } from 'drizzle-orm';
import { recordAuditEntry } from '../../platform/audit/auditLog.ts';
import { addCounts, type Subject } from '../../platform/auth/attempts.repo.ts';
import { smsReminderRule } from '../../platform/company/index.ts';
import { inTransaction, type Queryable } from '../../platform/database/connection.ts';
import { companies, type Company } from '../../platform/database/tables/companies.tables.ts';
import { type User, users } from '../../platform/database/tables/users.tables.ts';
import { isExactly } from '../../platform/database/rows/isExactly.ts';
import { dayOf, SHANGHAI, startOf } from '../../platform/dates/days.ts';
import type { AppParts } from '../../platform/http/requestContext.ts';
import { smsRemindersDone } from '../../platform/metrics/meters.ts';
import { SmsError, type SmsNotice, smsProvider } from '../../providers/sms/smsProvider.ts';
import { reminderChoices, smsReminders } from './message.tables.ts';

const HOUR_MS = 3_600_000;
/** Hours of the day in Shanghai in which SMS are sent, from the first up to the last. */
const SENDING_HOURS = { from: 8, until: 21 } as const;
/** Maximum SMS to one student per day. */
const MAX_PER_DAY = 5;
/** Maximum attempts after temporary errors of the carrier, and the time between two in milliseconds. */
const MAX_ATTEMPTS = 3;
const RETRY_MS = 60_000;
/** Time in milliseconds after which a call to the carrier counts as lost; longer than any timeout of a carrier. */
const LOST_MS = 10 * 60_000;
/** How long rows are kept after the event, in milliseconds. */
const RETENTION_MS = 30 * 24 * HOUR_MS;
const AT_ONCE = 50;
/** Maximum characters of a name, since carriers allow 35 per variable. */
const NAME_LENGTH = 20;

type Row = typeof smsReminders.$inferSelect;
type End = 'sent' | 'refused' | 'unanswered' | 'dropped';

interface Claimed {
  readonly row: Row;
  readonly notice: SmsNotice;
}

/** Tells whether SMS may be sent at this hour. */
function isSendingHour(now: Date): boolean {
  const hour = (now.getTime() - startOf(dayOf(now)).getTime()) / HOUR_MS;
  return hour >= SENDING_HOURS.from && hour < SENDING_HOURS.until;
}

const timeFormat = new Intl.DateTimeFormat('zh-CN', {
  timeZone: SHANGHAI,
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Cleans a name of the brackets that carriers allow only around a sender's name. */
const nameOf = (name: string): string =>
  [...name.replaceAll(/[【】\s]+/g, ' ').trim()].slice(0, NAME_LENGTH).join('');

/**
 * Counts an SMS and tells whether it is within the daily limits of the student and the company. The counts are
 * stored, so that all processes share the limits.
 */
async function isWithinLimits(
  tx: Queryable,
  { companyId, userId }: Row,
  maxPerDay: number,
  now: Date,
): Promise<boolean> {
  const day = { companyId, windowSeconds: 24 * 3600 };
  const subjects: readonly Subject[] = [
    { ...day, kind: 'sms-reminders', key: userId },
    { ...day, kind: 'sms-reminders-all', key: companyId },
  ];
  const [student, company] = await addCounts(tx, now, subjects);
  return (student?.count ?? 0) <= MAX_PER_DAY && (company?.count ?? 0) <= maxPerDay;
}

/** Ends reminders that are too late or lost, and deletes old rows. */
async function tidy(db: Queryable, now: Date): Promise<void> {
  const late = await db
    .update(smsReminders)
    .set({ state: 'dropped', reason: 'late', stateAt: now })
    .where(and(isExactly(smsReminders.state, 'waiting'), lte(smsReminders.happensAt, now)))
    .returning({ kind: smsReminders.kind });
  for (const { kind } of late) smsRemindersDone.inc({ kind, result: 'dropped' });
  const lost = await db
    .update(smsReminders)
    .set({ state: 'unanswered', reason: 'lost', stateAt: now })
    .where(
      and(
        isExactly(smsReminders.state, 'sending'),
        lt(smsReminders.stateAt, new Date(now.getTime() - LOST_MS)),
      ),
    )
    .returning({ kind: smsReminders.kind });
  for (const { kind } of lost) smsRemindersDone.inc({ kind, result: 'unanswered' });
  await db.delete(smsReminders).where(lt(smsReminders.happensAt, new Date(now.getTime() - RETENTION_MS)));
}

/** Everything about a waiting reminder. */
interface Waiting {
  readonly row: Row;
  readonly user: User;
  readonly company: Company;
  readonly choice: typeof reminderChoices.$inferSelect | null;
}

/** Makes the SMS of a reminder, or returns why it is not sent. */
async function noticeOf(
  tx: Queryable,
  { row, user, company, choice }: Waiting,
  now: Date,
): Promise<SmsNotice | string> {
  const { templates, mostADay: maxPerDay } = smsReminderRule(company);
  const isWanted = (row.kind === 'lesson' ? choice?.lessonSms : choice?.homeworkSms) ?? true;
  if (!isWanted) return 'switched off';
  if (user.mobile === null || user.status !== 'active') return 'no number';
  if (templates[row.kind] === '') return 'no template';
  // Counted once, however often the carrier is tried.
  if (row.tries === 0 && !(await isWithinLimits(tx, row, maxPerDay, now))) return 'limit';
  return {
    companyId: company.id,
    companyName: company.name,
    mobile: user.mobile,
    template: templates[row.kind],
    params: { name: nameOf(row.name), time: timeFormat.format(row.happensAt) },
  };
}

/**
 * Claims waiting reminders for this process. They are marked `sending` before they are passed to the carrier,
 * so that none is sent twice.
 */
async function claim(db: Queryable, now: Date): Promise<{ claimed: Claimed[]; isLast: boolean }> {
  return inTransaction(db, async (tx) => {
    const rows = await tx
      .select({ row: smsReminders, user: users, company: companies, choice: reminderChoices })
      .from(smsReminders)
      .innerJoin(users, eq(users.id, smsReminders.userId))
      .innerJoin(companies, eq(companies.id, smsReminders.companyId))
      .leftJoin(reminderChoices, eq(reminderChoices.userId, smsReminders.userId))
      .where(and(isExactly(smsReminders.state, 'waiting'), lte(smsReminders.stateAt, now)))
      .orderBy(asc(smsReminders.happensAt), asc(smsReminders.id))
      .limit(AT_ONCE)
      .for('update', { of: smsReminders, skipLocked: true });
    const claimed: Claimed[] = [];
    for (const waiting of rows) {
      const { row } = waiting;
      const notice = await noticeOf(tx, waiting, now);
      if (typeof notice === 'string') {
        await finish(tx, row, 'dropped', notice, now);
        continue;
      }
      await tx
        .update(smsReminders)
        .set({ state: 'sending', tries: row.tries + 1, stateAt: now })
        .where(eq(smsReminders.id, row.id));
      claimed.push({ row: { ...row, tries: row.tries + 1 }, notice });
    }
    return { claimed, isLast: rows.length < AT_ONCE };
  });
}

async function finish(db: Queryable, row: Row, state: End, reason: string, now: Date): Promise<void> {
  await db.update(smsReminders).set({ state, reason, stateAt: now }).where(eq(smsReminders.id, row.id));
  smsRemindersDone.inc({ kind: row.kind, result: state });
}

/**
 * Sends the waiting SMS reminders, by day and within the limits of student and company. Safe to run in several
 * processes at once. An SMS that the carrier may have accepted is not sent again: missing one is better than
 * two.
 * @returns the number sent.
 */
export async function sendSmsReminders({
  connection: { db },
  clock,
  services,
}: Pick<AppParts, 'connection' | 'clock' | 'services'>): Promise<number> {
  await tidy(db, clock.now());
  if (!services.has(smsProvider)) return 0;
  const sms = services.get(smsProvider);
  const sent = new Map<string, number>();
  for (let isLast = false; !isLast && isSendingHour(clock.now());) {
    const some = await claim(db, clock.now());
    ({ isLast } = some);
    for (const { row, notice } of some.claimed) {
      try {
        await sms.notify(notice);
        await finish(db, row, 'sent', '', clock.now());
        sent.set(row.companyId, (sent.get(row.companyId) ?? 0) + 1);
      } catch (error) {
        if (!(error instanceof SmsError)) throw error;
        const now = clock.now();
        if (error.isRefused && error.isTemporary && row.tries < MAX_ATTEMPTS)
          await db
            .update(smsReminders)
            .set({ state: 'waiting', reason: error.code, stateAt: new Date(now.getTime() + RETRY_MS) })
            .where(eq(smsReminders.id, row.id));
        else await finish(db, row, error.isRefused ? 'refused' : 'unanswered', error.code, now);
      }
    }
  }
  for (const [companyId, count] of sent)
    await recordAuditEntry(db, {
      companyId,
      at: clock.now(),
      actor: 'lectern',
      action: 'reminders by SMS',
      details: { sent: count },
    });
  return [...sent.values()].reduce((sum, count) => sum + count, 0);
}
