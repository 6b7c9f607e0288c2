import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { idOrNone } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { rowSaver } from '../../platform/database/rows/writtenRow.ts';
import { communityGroups, type GroupRow, groupReplies, groupTopics } from './group.tables.ts';
import { lockGroups, recountGroup, recountTopic } from './writing.service.ts';

/** What a school can remove. */
export const removable = ['group', 'topic', 'reply'] as const;
export type Removable = (typeof removable)[number];

/** Finds the group that a group, topic or reply belongs to, removed or not. */
async function groupOf(
  tx: Queryable,
  kind: Removable,
  id: string,
): Promise<{ readonly groupId: string; readonly topicId?: string } | undefined> {
  if (kind === 'group')
    return (
      await tx.select({ groupId: communityGroups.id }).from(communityGroups).where(eq(communityGroups.id, id))
    )[0];
  const topics = tx.select({ groupId: groupTopics.groupId, topicId: groupTopics.id }).from(groupTopics);
  if (kind === 'topic') return (await topics.where(eq(groupTopics.id, id)))[0];
  return (
    await topics
      .innerJoin(groupReplies, eq(groupReplies.topicId, groupTopics.id))
      .where(eq(groupReplies.id, id))
  )[0];
}

/**
 * Removes a group, topic or reply on behalf of the school, which its page then says. @throws {CommandError}
 * where there is none.
 */
export async function removeForSchool(tx: Queryable, kind: Removable, id: string): Promise<void> {
  const found = await groupOf(tx, kind, idOrNone(id));
  if (found === undefined) throw new CommandError(`There is no ${kind} ${id}.`);
  await lockGroups(tx, [found.groupId]);
  const table = { group: communityGroups, topic: groupTopics, reply: groupReplies }[kind];
  await tx.update(table).set({ removedBy: 'school' }).where(eq(table.id, id));
  if (found.topicId !== undefined) await recountTopic(tx, found.topicId);
  await recountGroup(tx, found.groupId);
}

/**
 * Pins a topic in its group, or unpins it. Returns whether it is pinned now. @throws {CommandError} where there
 * is none.
 */
export async function turnPin(tx: Queryable, id: string): Promise<boolean> {
  const where = and(eq(groupTopics.id, idOrNone(id)), isNull(groupTopics.removedBy));
  const [topic] = await tx.select({ isPinned: groupTopics.isPinned }).from(groupTopics).where(where);
  if (topic === undefined) throw new CommandError(`There is no topic ${id}.`);
  await tx.update(groupTopics).set({ isPinned: !topic.isPinned }).where(where);
  return !topic.isPinned;
}

/** Reads the groups that a company itself created, oldest first; those of students are excluded. */
export const readSchoolGroups = (db: Queryable, companyId: string): Promise<GroupRow[]> =>
  db
    .select()
    .from(communityGroups)
    .where(and(eq(communityGroups.companyId, companyId), isNull(communityGroups.userId)))
    .orderBy(asc(communityGroups.id));

/** The columns of a school's own group. */
export type GroupValues = Pick<GroupRow, 'name' | 'summary' | 'cover' | 'sourceKey'>;

const saveRow = rowSaver(communityGroups, ['createdAt', 'activeAt']);

/** Inserts or updates a group of the school; a removed one becomes visible again. @param id undefined for a new one. */
export function saveSchoolGroup(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  values: GroupValues,
  now: Date,
): Promise<string> {
  return saveRow(tx, companyId, id, { ...values, createdAt: now, activeAt: now, removedBy: null });
}

/** Removes groups of the school; their topics are kept. */
export const removeSchoolGroups = async (tx: Queryable, ids: readonly string[]): Promise<void> =>
  void (await tx
    .update(communityGroups)
    .set({ removedBy: 'school' })
    .where(inArray(communityGroups.id, [...ids])));
