import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import {
  communityGroups,
  groupMembers,
  groupReplies,
  groupTopics,
} from '../../modules/group/group.tables.ts';
import { written } from '../../platform/richText/written.ts';
import { type GroupContent, groupContents, type StudentsGroup, type TopicContent } from './data/groups.ts';
import { companyIdAt, expectIn, idOf, idsByName } from './find.ts';
import { coverUrl } from '../drawing/drawn.ts';

const HOUR_MS = 3_600_000;

const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * HOUR_MS);

/** Finds a student's id by name. @throws {Error} where the company has none of that name. */
type Find = (name: string) => string;

async function seedTopic(
  tx: Queryable,
  companyId: string,
  groupId: string,
  find: Find,
  topic: TopicContent,
): Promise<Date> {
  const { by, title, content, hoursAgo: age, isPinned = false, replies = [] } = topic;
  const times = replies.map(([, after]) => hoursAgo(Math.max(age - after, 0.25)));
  const postedAt = hoursAgo(age);
  const activeAt = times.at(-1) ?? postedAt;
  const [row] = await tx
    .insert(groupTopics)
    .values({
      companyId,
      groupId,
      userId: find(by),
      title,
      ...(await written(content)),
      postedAt,
      activeAt,
      isPinned,
      replyCount: replies.length,
    })
    .returning({ id: groupTopics.id });
  if (row === undefined) throw new Error('The topic was not seeded');
  for (const [place, [who, , words]] of replies.entries()) {
    const repliedAt = times[place] ?? postedAt;
    await tx.insert(groupReplies).values({
      companyId,
      topicId: row.id,
      userId: find(who),
      ...(await written(words)),
      repliedAt,
      seenAt: who === by ? repliedAt : null,
    });
  }
  return activeAt;
}

async function addGroup(
  tx: Queryable,
  { companyId, userId, createdAt }: { companyId: string; userId: string; createdAt: Date },
  { name, summary, motif }: StudentsGroup,
  seat: number,
): Promise<string> {
  const [row] = await tx
    .insert(communityGroups)
    .values({
      companyId,
      userId,
      name,
      summary,
      cover: coverUrl(motif, `group-${seat}`),
      createdAt,
      activeAt: createdAt,
    })
    .returning({ id: communityGroups.id });
  if (row === undefined) throw new Error('The group was not seeded');
  return row.id;
}

async function seedGroup(
  tx: Queryable,
  companyId: string,
  find: Find,
  content: GroupContent,
  seat: number,
): Promise<void> {
  const { members, daysAgo, topics } = content;
  const createdAt = hoursAgo(daysAgo * 24);
  const people = [
    ...new Set([
      ...('by' in content ? [content.by] : []),
      ...members,
      ...topics.flatMap((topic) => [topic.by, ...(topic.replies ?? []).map(([who]) => who)]),
    ]),
  ];
  const groupId =
    'by' in content
      ? await addGroup(tx, { companyId, userId: find(content.by), createdAt }, content, seat)
      : await idOf(tx, companyId, communityGroups, communityGroups.sourceKey, content.key);
  await tx
    .insert(groupMembers)
    .values(people.map((who) => ({ groupId, userId: find(who), joinedAt: createdAt })));
  let activeAt = createdAt;
  for (const topic of topics) {
    const last = await seedTopic(tx, companyId, groupId, find, topic);
    if (last > activeAt) activeAt = last;
  }
  await tx
    .update(communityGroups)
    .set({ createdAt, activeAt, memberCount: people.length, topicCount: topics.length })
    .where(eq(communityGroups.id, groupId));
}

/** Seeds what is said in groups, and those that students made, dated back from the day on which they are seeded. */
export async function seedGroups(tx: Queryable): Promise<void> {
  for (const [host, contents] of Object.entries(groupContents)) {
    const companyId = await companyIdAt(tx, host);
    const students = await idsByName(tx, companyId, users);
    const find = (name: string): string => expectIn(students, name);
    for (const [seat, content] of contents.entries()) await seedGroup(tx, companyId, find, content, seat);
  }
}
