import { and, eq, isNull } from 'drizzle-orm';
import { isId } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { communityGroups, groupReplies, groupTopics } from './group.tables.ts';
import { recountGroup, recountTopic } from './writing.service.ts';

/** What a school takes away. */
export const removable = ['group', 'topic', 'reply'] as const;
export type Removable = (typeof removable)[number];

const tables = { group: communityGroups, topic: groupTopics, reply: groupReplies } as const;

/** Takes a group, topic or reply away in the school's name; who opens it is told so. @throws {CommandError} where there is none. */
export async function removeForSchool(tx: Queryable, what: Removable, id: string): Promise<void> {
  const table = tables[what];
  const rows = isId(id)
    ? await tx.update(table).set({ removedBy: 'school' }).where(eq(table.id, id)).returning({ id: table.id })
    : [];
  if (rows.length === 0) throw new CommandError(`There is no ${what} ${id}.`);
  if (what === 'topic') {
    const [topic] = await tx
      .select({ groupId: groupTopics.groupId })
      .from(groupTopics)
      .where(eq(groupTopics.id, id));
    if (topic !== undefined) await recountGroup(tx, topic.groupId);
  }
  if (what === 'reply') {
    const [reply] = await tx
      .select({ topicId: groupReplies.topicId })
      .from(groupReplies)
      .where(eq(groupReplies.id, id));
    if (reply !== undefined) await recountTopic(tx, reply.topicId);
  }
}

/**
 * Puts a topic above the others of its group, or back among them. Returns whether it stands there now. @throws
 * {CommandError} where there is none.
 */
export async function turnPin(tx: Queryable, id: string): Promise<boolean> {
  const where = and(eq(groupTopics.id, isId(id) ? id : '0'), isNull(groupTopics.removedBy));
  const [topic] = await tx.select({ isPinned: groupTopics.isPinned }).from(groupTopics).where(where);
  if (topic === undefined) throw new CommandError(`There is no topic ${id}.`);
  await tx.update(groupTopics).set({ isPinned: !topic.isPinned }).where(where);
  return !topic.isPinned;
}
