import type { Reminders, RemindersIn } from '@lectern/sdk/endpoints/message';
import { and, eq, isNotNull } from 'drizzle-orm';
import { smsReminderRule } from '../../platform/company/index.ts';
import { anyOf } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { smsProvider } from '../../providers/sms/smsProvider.ts';
import type { NewMessage } from './message.repo.ts';
import { writeMessages } from './message.service.ts';
import { reminderChoices, smsReminders } from './message.tables.ts';
import { slicesOf } from '../../platform/database/rows/slicesOf.ts';

/** Kinds of reminders. */
export type ReminderKind = 'lesson' | 'homework';

/** A reminder for a student. */
export interface Reminder {
  readonly message: NewMessage & { readonly idempotencyKey: string };
  /** Name of the event, for the SMS. */
  readonly name: string;
  /** When the event happens. */
  readonly happensAt: Date;
}

const bySms = { lesson: 'lessonSms', homework: 'homeworkSms' } as const;

/** Maximum students per statement, which bounds the number of query parameters. */
const AT_ONCE = 500;

/** Queues SMS reminders for students with a number whose company has a template of this kind. */
async function queueSms(
  tx: Queryable,
  kind: ReminderKind,
  list: readonly Reminder[],
  now: Date,
): Promise<void> {
  const ids = [...new Set(list.map(({ message }) => message.companyId))];
  const sending = (
    await tx
      .select()
      .from(companies)
      .where(eq(companies.id, anyOf(ids)))
  ).flatMap((company) => (smsReminderRule(company).templates[kind] === '' ? [] : [company.id]));
  const sendable = list.filter(({ message }) => sending.includes(message.companyId));
  if (sendable.length === 0) return;
  const reachable = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, anyOf(sendable.map(({ message }) => message.userId))), isNotNull(users.mobile)));
  const numbers = new Set(reachable.map(({ id }) => id));
  const rows = sendable.flatMap(({ message: { companyId, userId, idempotencyKey }, name, happensAt }) =>
    numbers.has(userId) ? [{ companyId, userId, kind, idempotencyKey, name, happensAt, stateAt: now }] : [],
  );
  if (rows.length > 0) await tx.insert(smsReminders).values(rows).onConflictDoNothing();
}

/**
 * Reminds students by message and, where their school sends them, by SMS, once per event; skips what a student
 * has switched off. Called in the transaction that claims the event.
 * @returns the number of messages written.
 */
export async function remind(
  tx: Queryable,
  kind: ReminderKind,
  list: readonly Reminder[],
  now: Date,
): Promise<number> {
  let sent = 0;
  for (const some of slicesOf(list, AT_ONCE)) {
    const chosen = await tx
      .select()
      .from(reminderChoices)
      .where(eq(reminderChoices.userId, anyOf(some.map(({ message }) => message.userId))));
    const choices = new Map(chosen.map((choice) => [choice.userId, choice]));
    const byMessage = some.filter(({ message }) => choices.get(message.userId)?.[kind] ?? true);
    await writeMessages(
      tx,
      byMessage.map(({ message }) => message),
    );
    const accepted = some.filter(({ message }) => choices.get(message.userId)?.[bySms[kind]] ?? true);
    await queueSms(tx, kind, accepted, now);
    sent += byMessage.length;
  }
  return sent;
}

function present(
  choice: typeof reminderChoices.$inferSelect | undefined,
  { company, services, user }: UserContext,
): Reminders {
  const { templates } = smsReminderRule(company);
  const sends = (kind: ReminderKind) => templates[kind] !== '' && services.has(smsProvider);
  return {
    lessonFlag: (choice?.lesson ?? true) ? 1 : 0,
    homeworkFlag: (choice?.homework ?? true) ? 1 : 0,
    ...(sends('lesson') && { lessonSmsFlag: (choice?.lessonSms ?? true) ? 1 : 0 }),
    ...(sends('homework') && { homeworkSmsFlag: (choice?.homeworkSms ?? true) ? 1 : 0 }),
    mobileFlag: user.mobile === null ? 0 : 1,
  };
}

/** Answers `message.reminders`. */
export async function reminders(_: object, context: UserContext): Promise<Reminders> {
  const { db, user } = context;
  const [choice] = await db.select().from(reminderChoices).where(eq(reminderChoices.userId, user.id));
  return present(choice, context);
}

/** Answers `message.setReminders`. */
export async function setReminders(
  { lessonFlag, homeworkFlag, lessonSmsFlag, homeworkSmsFlag }: RemindersIn,
  context: UserContext,
): Promise<Reminders> {
  const { db, user, company } = context;
  const choices = {
    ...(lessonFlag !== undefined && { lesson: lessonFlag === 1 }),
    ...(homeworkFlag !== undefined && { homework: homeworkFlag === 1 }),
    ...(lessonSmsFlag !== undefined && { lessonSms: lessonSmsFlag === 1 }),
    ...(homeworkSmsFlag !== undefined && { homeworkSms: homeworkSmsFlag === 1 }),
  };
  if (Object.keys(choices).length === 0) return reminders({}, context);
  const [choice] = await db
    .insert(reminderChoices)
    .values({ userId: user.id, companyId: company.id, ...choices })
    .onConflictDoUpdate({ target: reminderChoices.userId, set: choices })
    .returning();
  return present(choice, context);
}
