import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { mentioned, type NewMessage, writeMessages } from '../message/index.ts';
import type { Earlier } from './revisions.ts';

/** Students that one text may call, with all that it said before it was changed. */
const MOST_CALLED = 10;

/** Somebody who may be called by name. */
export interface Callable {
  readonly userId: string;
  readonly name: string;
}

/** Finds whom a text calls after an @: at each the longest name that stands there, and all who have it. */
export function calledIn(content: string, people: readonly Callable[]): string[] {
  const called = new Set<string>();
  for (let at = content.indexOf('@'); at >= 0; at = content.indexOf('@', at + 1)) {
    const there = people.filter(({ name }) => name !== '' && content.startsWith(name, at + 1));
    const longest = Math.max(0, ...there.map(({ name }) => name.length));
    for (const { userId, name } of there) if (name.length === longest) called.add(userId);
  }
  return [...called].slice(0, MOST_CALLED);
}

/** A text that may call students. */
export interface CallingText {
  readonly companyId: string;
  /** Who wrote it. */
  readonly userId: string;
  readonly content: string;
  /** What it said before: who was called then has heard of it. @defaultValue nothing */
  readonly earlier?: readonly Earlier[];
  /** What it belongs to, as its readers know it. */
  readonly title: string;
  readonly link: string;
  /** Names the text: who is called in it hears of it once, however often it is changed. */
  readonly key: string;
}

/**
 * Tells those whom a text calls, of those who take part (`takesPart`, a condition on `users`). Nobody calls themselves.
 * @param told who hears of the text anyway.
 */
export async function tellCalled(
  tx: Queryable,
  { companyId, userId, content, earlier = [], title, link, key }: CallingText,
  takesPart: SQL,
  now: Date,
  told: readonly string[] = [],
): Promise<void> {
  if (!content.includes('@')) return;
  const before = earlier.map(({ contentHtml }) => contentHtml).join('\n');
  const all = `${before}\n${content}`;
  const people = await tx
    .select({ userId: users.id, name: sql<string>`coalesce(${users.name}, ${users.username}, '')` })
    .from(users)
    .where(
      sql`${users.status} = 'active' and position('@' || coalesce(${users.name}, ${users.username}) in ${all}) > 0 and ${takesPart}`,
    );
  const known = new Set([userId, ...told, ...calledIn(before, people)]);
  const called = calledIn(all, people).filter((one) => !known.has(one));
  await writeMessages(
    tx,
    called.map((one): NewMessage => mentioned({ companyId, userId: one, now }, { title, link, key })),
  );
}
