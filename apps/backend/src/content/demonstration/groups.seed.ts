import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { firstId } from '../../platform/database/writtenRow.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import {
  communityGroups,
  groupMembers,
  groupReplies,
  groupTopics,
} from '../../modules/group/group.tables.ts';
import { written } from '../../platform/richText/written.ts';
import { isMotif } from '../../school/tables/categories.ts';
import { type Deed, hoursBefore, readDeeds } from './deeds.ts';
import { companyIdAt, expectIn, idOf, idsByName } from './find.ts';
import { coverUrl } from '../drawing/drawn.ts';
import { FOLDERS } from './tables.ts';

type Topic = Deed<'key' | 'group' | 'by' | 'title' | 'content' | 'hoursAgo' | 'isPinned'>;
type Reply = Deed<'topic' | 'by' | 'after' | 'content'>;

const repliedAt = (topic: Topic, reply: Reply): Date =>
  hoursBefore(Math.max(Number(topic('hoursAgo')) - Number(reply('after')), 0.25));

async function seedCompany(tx: Queryable, host: string): Promise<void> {
  const companyId = await companyIdAt(tx, host);
  const students = await idsByName(tx, companyId, users);
  const find = (name: string): string => expectIn(students, name);
  const groups = await readDeeds(host, 'groups', [
    'key',
    'by',
    'name',
    'summary',
    'motif',
    'members',
    'daysAgo',
  ]);
  const topics = await readDeeds(host, 'topics', [
    'key',
    'group',
    'by',
    'title',
    'content',
    'hoursAgo',
    'isPinned',
  ]);
  const replies = await readDeeds(host, 'replies', ['topic', 'by', 'after', 'content']);

  async function seedTopic(groupId: string, topic: Topic, own: readonly Reply[]): Promise<void> {
    const postedAt = hoursBefore(topic('hoursAgo'));
    const last = own.at(-1);
    const [row] = await tx
      .insert(groupTopics)
      .values({
        companyId,
        groupId,
        userId: find(topic('by')),
        title: topic('title'),
        ...(await written(topic('content'))),
        postedAt,
        activeAt: last === undefined ? postedAt : repliedAt(topic, last),
        isPinned: topic('isPinned') === 'yes',
        replyCount: own.length,
      })
      .returning({ id: groupTopics.id });
    const topicId = firstId(row === undefined ? [] : [row]);
    for (const reply of own) {
      const at = repliedAt(topic, reply);
      await tx.insert(groupReplies).values({
        companyId,
        topicId,
        userId: find(reply('by')),
        ...(await written(reply('content'))),
        repliedAt: at,
        seenAt: reply('by') === topic('by') ? at : null,
      });
    }
  }

  for (const [seat, group] of groups.entries()) {
    const createdAt = hoursBefore(Number(group('daysAgo')) * 24);
    const own = topics.filter((topic) => topic('group') === group('key'));
    const below = (topic: Topic): Reply[] => replies.filter((reply) => reply('topic') === topic('key'));
    const people = new Set([group('by'), ...group('members').split('\n')].filter((name) => name !== ''));
    for (const topic of own) for (const deed of [topic, ...below(topic)]) people.add(deed('by'));
    const motif = group('motif');
    const groupId = isMotif(motif)
      ? firstId(
          await tx
            .insert(communityGroups)
            .values({
              companyId,
              userId: find(group('by')),
              name: group('name'),
              summary: group('summary'),
              cover: coverUrl(motif, `group-${seat}`),
              createdAt,
              activeAt: createdAt,
            })
            .returning({ id: communityGroups.id }),
        )
      : await idOf(tx, companyId, communityGroups, communityGroups.sourceKey, group('key'));
    await tx
      .insert(groupMembers)
      .values([...people].map((who) => ({ groupId, userId: find(who), joinedAt: createdAt })));
    for (const topic of own) await seedTopic(groupId, topic, below(topic));
    const times = own.flatMap((topic) => [
      hoursBefore(topic('hoursAgo')),
      ...below(topic).map((reply) => repliedAt(topic, reply)),
    ]);
    const activeAt = new Date(Math.max(...[createdAt, ...times].map((time) => time.getTime())));
    await tx
      .update(communityGroups)
      .set({ createdAt, activeAt, memberCount: people.size, topicCount: own.length })
      .where(eq(communityGroups.id, groupId));
  }
}

/** Seeds what is said in groups, and those that students made, dated back from the day on which they are seeded. */
export async function seedGroups(tx: Queryable): Promise<void> {
  for (const host of Object.keys(FOLDERS)) await seedCompany(tx, host);
}
