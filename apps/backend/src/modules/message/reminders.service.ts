import type { Reminders, RemindersIn } from '@lectern/sdk/endpoints/message';
import { and, eq, not, notExists, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { reminderChoices } from './message.tables.ts';

/** What a student may be reminded of. */
export type ReminderKind = 'lesson' | 'homework';

/** Holds of a student who has not switched this kind of reminder off. */
export const wantsReminder = (db: Queryable, kind: ReminderKind, userId: SQLWrapper): SQL =>
  notExists(
    db
      .select({ userId: reminderChoices.userId })
      .from(reminderChoices)
      .where(and(eq(reminderChoices.userId, userId), not(reminderChoices[kind]))),
  );

const present = (choice: Readonly<Record<ReminderKind, boolean>> | undefined): Reminders => ({
  lessonFlag: (choice?.lesson ?? true) ? 1 : 0,
  homeworkFlag: (choice?.homework ?? true) ? 1 : 0,
});

/** Answers `message.reminders`. */
export async function reminders(_: object, { db, user }: UserContext): Promise<Reminders> {
  const [choice] = await db.select().from(reminderChoices).where(eq(reminderChoices.userId, user.id));
  return present(choice);
}

/** Answers `message.setReminders`. */
export async function setReminders(
  { lessonFlag, homeworkFlag }: RemindersIn,
  context: UserContext,
): Promise<Reminders> {
  const { db, user, company } = context;
  const wish = {
    ...(lessonFlag !== undefined && { lesson: lessonFlag === 1 }),
    ...(homeworkFlag !== undefined && { homework: homeworkFlag === 1 }),
  };
  if (Object.keys(wish).length === 0) return reminders({}, context);
  const [choice] = await db
    .insert(reminderChoices)
    .values({ userId: user.id, companyId: company.id, ...wish })
    .onConflictDoUpdate({ target: reminderChoices.userId, set: wish })
    .returning();
  return present(choice);
}
