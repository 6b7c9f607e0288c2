import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { authorColumns } from '../../platform/http/author.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { mentioned, type NewMessage, writeMessages } from '../message/index.ts';
import type { Earlier } from './revisions.ts';

/** Maximum students mentioned in one text, including its earlier versions. */
const MAX_MENTIONED = 10;

/** The name that students see; null for a student without any. */
const calledName = sql<string>`coalesce(nullif(${authorColumns.nickName}, ''), ${users.name})`;

/** A student who may be mentioned by name. */
export interface Mentionable {
  readonly userId: string;
  readonly name: string;
}

/**
 * Finds the students mentioned after an @: the longest name that matches at each place, and every student with
 * that name.
 */
export function mentionedIn(content: string, people: readonly Mentionable[]): string[] {
  const called = new Set<string>();
  for (let at = content.indexOf('@'); at >= 0; at = content.indexOf('@', at + 1)) {
    const there = people.filter(({ name }) => name !== '' && content.startsWith(name, at + 1));
    const longest = Math.max(0, ...there.map(({ name }) => name.length));
    for (const { userId, name } of there) if (name.length === longest) called.add(userId);
  }
  return [...called].slice(0, MAX_MENTIONED);
}

/** A text that may mention students. */
export interface MentioningText {
  readonly companyId: string;
  /** The author. */
  readonly userId: string;
  readonly content: string;
  /** Earlier versions of the text; students mentioned there were already notified. @defaultValue nothing */
  readonly earlier?: readonly Earlier[];
  /** Title of the question or topic that it belongs to. */
  readonly title: string;
  readonly link: string;
  /** Idempotency key of the text: each mentioned student is notified once, however often it is changed. */
  readonly key: string;
}

/**
 * Notifies the students mentioned in a text, among those who take part (`takesPart`, a condition on `users`).
 * Authors are not notified of mentioning themselves.
 * @param notified students who are notified of the text anyway
 */
export async function notifyMentioned(
  tx: Queryable,
  { companyId, userId, content, earlier = [], title, link, key }: MentioningText,
  takesPart: SQL,
  now: Date,
  notified: readonly string[] = [],
): Promise<void> {
  if (!content.includes('@')) return;
  const before = earlier.map(({ contentHtml }) => contentHtml).join('\n');
  const all = `${before}\n${content}`;
  const people = await tx
    .select({ userId: users.id, name: calledName })
    .from(users)
    .where(sql`${users.status} = 'active' and position('@' || ${calledName} in ${all}) > 0 and ${takesPart}`);
  const alreadyNotified = new Set([userId, ...notified, ...mentionedIn(before, people)]);
  const called = mentionedIn(all, people).filter((one) => !alreadyNotified.has(one));
  await writeMessages(
    tx,
    called.map((one): NewMessage => mentioned({ companyId, userId: one, now }, { title, link, key })),
  );
}
