import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import { digestOf } from '../digest/digest.ts';
import type { Queryable } from '../database/connection.ts';
import { attemptCounts } from '../database/tables/attempts.tables.ts';

/** What is counted, for whom, and in which time window. */
export interface Subject {
  readonly companyId: string;
  readonly kind: string;
  /** An account, a phone number or a network; stored as a hash. */
  readonly key: string;
  readonly windowSeconds: number;
}

const nameOf = ({ kind, key }: Subject): string => `${kind}:${digestOf(key).slice(0, 22)}`;

const rowOf = (subject: Subject) =>
  and(eq(attemptCounts.companyId, subject.companyId), eq(attemptCounts.subject, nameOf(subject)));

/** A count, and the seconds until its window ends. */
export interface Count {
  readonly count: number;
  readonly secondsLeft: number;
}

function inOrder(
  rows: readonly (typeof attemptCounts.$inferSelect)[],
  subjects: readonly Subject[],
  now: Date,
): Count[] {
  return subjects.map((subject) => {
    const row = rows.find((candidate) => candidate.subject === nameOf(subject));
    if (row === undefined) return { count: 0, secondsLeft: 0 };
    return { count: row.count, secondsLeft: Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000) };
  });
}

/** Reads counts without incrementing them, in the order of their subjects. */
export async function readCounts(db: Queryable, now: Date, subjects: readonly Subject[]): Promise<Count[]> {
  const rows = await db
    .select()
    .from(attemptCounts)
    .where(and(or(...subjects.map(rowOf)), gt(attemptCounts.windowEndsAt, now)));
  return inOrder(rows, subjects, now);
}

/** Increments a count and returns it, in one statement, so that parallel calls never get the same number. */
export async function addCount(db: Queryable, now: Date, subject: Subject): Promise<Count> {
  const [count] = await addCounts(db, now, [subject]);
  return count ?? { count: 0, secondsLeft: 0 };
}

/**
 * Increments several counts and returns them in the same order. Put subjects that many requests share last,
 * since their row locks are then held the shortest.
 */
export async function addCounts(db: Queryable, now: Date, subjects: readonly Subject[]): Promise<Count[]> {
  const isOver = sql`${attemptCounts.windowEndsAt} <= ${now.toISOString()}`;
  const rows = await db
    .insert(attemptCounts)
    .values(
      subjects.map((subject) => ({
        companyId: subject.companyId,
        subject: nameOf(subject),
        count: 1,
        windowEndsAt: new Date(now.getTime() + subject.windowSeconds * 1000),
      })),
    )
    .onConflictDoUpdate({
      target: [attemptCounts.companyId, attemptCounts.subject],
      set: {
        count: sql`case when ${isOver} then 1 else ${attemptCounts.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${attemptCounts.windowEndsAt} end`,
      },
    })
    .returning();
  return inOrder(rows, subjects, now);
}

/** Decrements a count, where the counted event did not happen after all. @param times @defaultValue 1 */
export async function decrementCount(db: Queryable, subject: Subject, times = 1): Promise<void> {
  await db
    .update(attemptCounts)
    .set({ count: sql`greatest(${attemptCounts.count} - ${times}, 0)` })
    .where(rowOf(subject));
}

/** Resets counts; one statement per count, so that no call holds a row lock that another waits for. */
export async function clearCounts(db: Queryable, subjects: readonly Subject[]): Promise<void> {
  for (const subject of subjects) await db.delete(attemptCounts).where(rowOf(subject));
}

/** Deletes the counts whose window is over. */
export async function deleteExpiredCounts(db: Queryable, now: Date): Promise<void> {
  await db.delete(attemptCounts).where(lt(attemptCounts.windowEndsAt, now));
}
