import { inArray, sql } from 'drizzle-orm';
import { studentNumber } from '../../platform/commands/students.ts';
import { csvTable, type Table } from '../../platform/commands/table.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { readReviewsSince } from '../catalogue/index.ts';
import { readPosts, type Post, createdSince } from '../community/index.ts';
import { communityGroups, groupReplies, groupTopics } from './group.tables.ts';

async function readInGroups(tx: Queryable, companyId: string, since: Date): Promise<Post[]> {
  const groups = await tx
    .select({
      id: communityGroups.id,
      at: communityGroups.createdAt,
      userId: communityGroups.userId,
      text: sql<string>`${communityGroups.name} || E'\\n' || ${communityGroups.summary}`,
    })
    .from(communityGroups)
    .where(createdSince(communityGroups, communityGroups.createdAt, companyId, since));
  const topics = await tx
    .select({
      id: groupTopics.id,
      at: groupTopics.postedAt,
      userId: groupTopics.userId,
      text: sql<string>`${groupTopics.title} || E'\\n' || ${groupTopics.content}`,
    })
    .from(groupTopics)
    .where(createdSince(groupTopics, groupTopics.postedAt, companyId, since));
  const replies = await tx
    .select({
      id: groupReplies.id,
      at: groupReplies.repliedAt,
      userId: groupReplies.userId,
      text: groupReplies.content,
    })
    .from(groupReplies)
    .where(createdSince(groupReplies, groupReplies.repliedAt, companyId, since));
  return [
    ...groups.map((one) => ({ ...one, kind: 'group' as const })),
    ...topics.map((one) => ({ ...one, kind: 'topic' as const })),
    ...replies.map((one) => ({ ...one, kind: 'reply' as const })),
  ];
}

/** Lists students' visible texts written since a moment, latest first, with the ids to remove them by. */
export async function listPosts(tx: Queryable, companyId: string, since: Date): Promise<Table> {
  const all = [
    ...(await readPosts(tx, companyId, since)),
    ...(await readInGroups(tx, companyId, since)),
    ...(await readReviewsSince(tx, companyId, since)).map((one) => ({ ...one, kind: 'review' as const })),
  ].flatMap(({ userId, ...one }) => (userId === null ? [] : [{ ...one, userId }]));
  const ids = [...new Set(all.map(({ userId }) => userId))];
  const writers = await tx
    .select({ id: users.id, number: studentNumber, name: users.name })
    .from(users)
    .where(inArray(users.id, ids));
  const byId = new Map(writers.map((writer) => [writer.id, writer]));
  return csvTable(
    ['what', 'number', 'written', 'student', 'name', 'words'],
    all
      .toSorted((a, b) => b.at.getTime() - a.at.getTime())
      .map(({ kind, id, at, userId, text }) => {
        const writer = byId.get(userId);
        return [kind, id, at, writer?.number ?? null, writer?.name ?? '', text];
      }),
  );
}
