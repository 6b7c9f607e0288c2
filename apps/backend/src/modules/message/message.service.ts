import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { messages } from './message.tables.ts';
import { type NewMessage, countUnread, listMessages } from './message.repo.ts';
import type { MessagePageIn, MessagePage, MessageIn, UnRead } from '@lectern/sdk/endpoints/message';
import type { UserContext } from '../../platform/http/context.ts';
import { pageOf } from '../../platform/http/paging.ts';
import { isId } from '../../platform/database/columns.ts';
import { slicesOf } from '../../platform/database/rows/slicesOf.ts';

/** Maximum messages per statement, which bounds the number of query parameters. */
const AT_ONCE = 500;

/**
 * Inserts messages, each `idempotencyKey` of a student once; called in the transaction of the event that they
 * report.
 * @returns the number of new messages.
 */
export async function writeMessages(tx: Queryable, list: readonly NewMessage[]): Promise<number> {
  let written = 0;
  for (const slice of slicesOf(list, AT_ONCE)) {
    const { rowCount } = await tx
      .insert(messages)
      .values([...slice])
      .onConflictDoNothing({ target: [messages.userId, messages.idempotencyKey] });
    written += rowCount ?? 0;
  }
  return written;
}

/** Marks a student's message as read; does nothing where it is deleted or already read. */
export async function markRead(tx: Queryable, userId: string, messageId: string, now: Date): Promise<void> {
  await tx
    .update(messages)
    .set({ readAt: now })
    .where(and(eq(messages.userId, userId), eq(messages.id, messageId), isNull(messages.readAt)));
}

/** Deletes a student's message; its key is not used again. */
export async function deleteMessage(tx: Queryable, userId: string, messageId: string): Promise<void> {
  await tx.delete(messages).where(and(eq(messages.userId, userId), eq(messages.id, messageId)));
}

/** Answers `message.page`. */
export async function page(
  { kind, readFlag, ...page }: MessagePageIn,
  { db, user }: UserContext,
): Promise<MessagePage> {
  return listMessages(
    db,
    { userId: user.id, kind, isRead: readFlag === undefined ? undefined : readFlag === 1 },
    pageOf(page),
  );
}

/** Answers `message.read`. */
export async function read(
  { messageId }: MessageIn,
  { user, clock, transaction }: UserContext,
): Promise<UnRead> {
  return transaction(async (tx) => {
    if (isId(messageId)) await markRead(tx, user.id, messageId, clock.now());
    return { unRead: await countUnread(tx, user.id) };
  });
}

/** Answers `message.remove`. */
export async function remove({ messageId }: MessageIn, { user, transaction }: UserContext): Promise<UnRead> {
  return transaction(async (tx) => {
    if (isId(messageId)) await deleteMessage(tx, user.id, messageId);
    return { unRead: await countUnread(tx, user.id) };
  });
}
