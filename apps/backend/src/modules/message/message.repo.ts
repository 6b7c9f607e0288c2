import { and, count, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Message, MessageKind } from '@lectern/sdk/endpoints/message';
import type { Queryable } from '../../platform/database/connection.ts';
import type { Pagination } from '../../platform/http/paging.ts';
import { type MessageRow, messages } from './message.tables.ts';

/** A message to be written; time and recipient are set by the caller. */
export type NewMessage = Omit<typeof messages.$inferInsert, 'id' | 'readAt'>;

/** Filter for a student's messages. */
export interface MessageFilter {
  readonly userId: string;
  readonly kind?: MessageKind | undefined;
  readonly isRead?: boolean | undefined;
}

function matching({ userId, kind, isRead }: MessageFilter): SQL | undefined {
  return and(
    eq(messages.userId, userId),
    kind === undefined ? undefined : eq(messages.kind, kind),
    isRead === undefined ? undefined : isRead ? isNotNull(messages.readAt) : isNull(messages.readAt),
  );
}

function present({
  id,
  kind,
  title,
  titleEn,
  content,
  contentEn,
  link,
  sentAt,
  readAt,
}: MessageRow): Message {
  return {
    messageId: id,
    kind,
    title,
    titleEn,
    contentHtml: content,
    contentHtmlEn: contentEn,
    link,
    sentAt: sentAt.toISOString(),
    readFlag: readAt === null ? 0 : 1,
  };
}

/** Reads one page of messages, newest first, and their total number. */
export async function listMessages(
  db: Queryable,
  filter: MessageFilter,
  page: Pagination,
): Promise<{ total: number; records: Message[] }> {
  const [total, rows] = await Promise.all([
    db.$count(messages, matching(filter)),
    db
      .select()
      .from(messages)
      .where(matching(filter))
      .orderBy(desc(messages.sentAt), desc(messages.id))
      .limit(page.limit)
      .offset(page.offset),
  ]);
  return { total, records: rows.map(present) };
}

/** Counts a student's messages by kind: all, and unread ones. */
export async function countMessages(
  db: Queryable,
  userId: string,
): Promise<readonly { readonly kind: MessageKind; readonly total: number; readonly unread: number }[]> {
  // `count(readAt)` counts only rows where it is set.
  const rows = await db
    .select({ kind: messages.kind, total: count(), read: count(messages.readAt) })
    .from(messages)
    .where(eq(messages.userId, userId))
    .groupBy(messages.kind);
  return messages.kind.enumValues.map((kind) => {
    const { total, read } = rows.find((row) => row.kind === kind) ?? { total: 0, read: 0 };
    return { kind, total, unread: total - read };
  });
}

/** Counts the unread messages. */
export async function countUnread(db: Queryable, userId: string): Promise<number> {
  return db.$count(messages, matching({ userId, isRead: false }));
}

/** Tells whether the student has an unread urgent message (`companyMessageReach`). */
export async function hasUrgent(db: Queryable, userId: string): Promise<boolean> {
  const waiting = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(matching({ userId, isRead: false }), eq(messages.isUrgent, true)))
    .limit(1);
  return waiting.length > 0;
}
