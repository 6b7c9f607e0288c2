import * as catalogue from '@lectern/sdk/endpoints/catalogue';
import * as community from '@lectern/sdk/endpoints/community';
import * as message from '@lectern/sdk/endpoints/message';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createTestClock, type TestApp } from '../../../test/createTestApp.ts';
import { openTestApp } from '../../../test/openTestApp.ts';
import { meanwhile } from '../../../test/meanwhile.ts';
import { addFile } from '../../../test/subjects/files.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import type { User } from '../../platform/database/tables/users.tables.ts';
import { removeReview } from '../catalogue/index.ts';
import { communityGroups, groupMembers, groupReplies, groupTopics } from './group.tables.ts';
import { type Removable, removeForSchool, turnPin } from './school.service.ts';
import { eraseMember, lockTopic, recountGroup, recountTopic } from './writing.service.ts';
import { listPosts } from './posts.repo.ts';

let author: User;
let token: string;
let other: string;
let hosts = 0;
let host: string;

const app = await openTestApp({ seed: true, clock: createTestClock(new Date()) });
const { db } = app.parts.connection;

beforeEach(async () => {
  hosts += 1;
  host = `groups${hosts}.example`;
  const { company } = await app.addCompany(host);
  author = await app.addUser(company, { name: '林晓彤' });
  token = await app.tokenOf(author);
  other = await app.tokenOf(await app.addUser(company, { name: '陈嘉禾' }));
});

const call: TestApp['call'] = (endpoint, input, options = {}) =>
  app.call(endpoint, input, { host, ...options });
const create = async (groupName = '夜读小组', as = token) =>
  (await call(community.createGroup, { groupName, summary: '睡前读半小时' }, { token: as })).body;
const created = async (groupName?: string, as?: string): Promise<string> =>
  (await create(groupName, as)).data.groupId;
const join = async (groupId: string, joinFlag: 0 | 1 = 1, as = other) =>
  (await call(community.joinGroup, { groupId, joinFlag }, { token: as })).body;
const post = async (groupId: string, title = '今天读到哪里了', as = token) =>
  (await call(community.postTopic, { groupId, title, content: '第三章', fileIds: [] }, { token: as })).body;
const posted = async (groupId: string, title?: string, as?: string): Promise<string> =>
  (await post(groupId, title, as)).data.topicId;
const reply = async (topicId: string, as = other, content = '第五章了', fileIds: string[] = []) =>
  (await call(community.replyTopic, { topicId, content, fileIds }, { token: as })).body;
const group = async (groupId: string, as?: string) =>
  (await call(community.group, { groupId }, as === undefined ? {} : { token: as })).body;
const counts = async (as = token) => (await call(community.groupCounts, {}, { token: as })).body.data;
const names = async (input: community.GroupsIn = {}) =>
  (await call(community.groups, input)).body.data.records.map(({ groupName }: community.Group) => groupName);

test('a student creates a group that others read, join and leave, listed by latest activity', async () => {
  const quiet = await created('安静的小组');
  app.clock.advance(1000);
  const id = await created();
  expect(await names()).toEqual(['夜读小组', '安静的小组']);
  expect(await join(id)).toMatchObject({ code: '1' });
  app.clock.advance(1000);
  await posted(quiet);
  expect(await names()).toEqual(['安静的小组', '夜读小组']);
  expect(await names({ keyword: '夜' })).toEqual(['夜读小组']);
  expect(await names({ keyword: '%' })).toEqual([]);
  expect((await group(id)).data.group).toMatchObject({
    memberCount: 2,
    topicCount: 0,
    ownerName: '林**',
    joinedFlag: 0,
    ownFlag: 0,
  });
  expect((await group(id, other)).data.group).toMatchObject({
    ownerName: '林晓彤',
    joinedFlag: 1,
    ownFlag: 0,
  });
  expect((await group(id, token)).data.group).toMatchObject({ joinedFlag: 1, ownFlag: 1 });
  await posted(id, '换一本书怎么样', other);
  expect([await counts(), await counts(other)]).toEqual([
    { created: 2, joined: 0, topics: 1, unReadCount: 0 },
    { created: 0, joined: 1, topics: 1, unReadCount: 0 },
  ]);
  expect((await call(community.groupsJoined, {}, { token: other })).body.data.records).toMatchObject([
    { groupId: id },
  ]);
  expect((await call(community.groupsCreated, {}, { token })).body.data.total).toBe(2);
  expect((await call(community.groupTopics, {}, { token: other })).body.data.records).toMatchObject([
    { title: '换一本书怎么样', groupName: '夜读小组' },
  ]);
  expect((await call(community.groupTopics, { groupId: quiet }, { token: other })).body.data.total).toBe(0);
  await join(id, 0);
  expect((await group(id, other)).data).toMatchObject({
    group: { memberCount: 1, joinedFlag: 0 },
    topics: { total: 1 },
  });
  expect((await join(id, 0, token)).message).toBe('组长不能退出自己的小组');
});

test('a topic lists replies in order, and a group lists topics pinned first, then by latest reply', async () => {
  const id = await created();
  const [first, second, pinned] = [
    await posted(id, '第一个话题'),
    await posted(id, '第二个话题'),
    await posted(id, '置顶的话题'),
  ];
  expect(await db.transaction((tx) => turnPin(tx, pinned))).toBe(true);
  await join(id);
  app.clock.advance(1000);
  await Promise.all(['甲说', '乙说', '丙说'].map((words) => reply(first, other, words)));
  app.clock.advance(1000);
  await reply(first, token, '<b onclick=x()>粗</b>');
  const { data } = await group(id);
  expect(
    data.topics.records.map(({ topicId, replyCount, pinnedFlag }: community.Topic) => [
      topicId,
      replyCount,
      pinnedFlag,
    ]),
  ).toEqual([
    [pinned, 0, 1],
    [first, 4, 0],
    [second, 0, 0],
  ]);
  const topic = (await call(community.topic, { topicId: first }, { token })).body.data;
  expect(topic).toMatchObject({
    group: { joinedFlag: 1 },
    topic: { title: '第一个话题', author: { ownFlag: 1 } },
    replies: { total: 4 },
  });
  expect(topic.replies.records[3].contentHtml).not.toContain('<b');
  expect(topic.replies.records.map(({ author }: community.TopicReply) => author.ownFlag)).toEqual([
    0, 0, 0, 1,
  ]);
});

test('the author of a topic is notified of replies once until they look, and never of their own', async () => {
  const id = await created();
  const topicId = await posted(id);
  await join(id);
  const readMessages = async () =>
    (await call(message.page, { pageNo: 1, pageSize: 10 }, { token })).body.data.records.map(
      ({ title, link }: message.Message) => [title, link],
    );
  const seen = (as = token) => call(community.topicSeen, { topicId }, { token: as });
  const unseen = async (as = token) =>
    (await call(community.groupTopics, {}, { token: as })).body.data.records.map(
      ({ unReadCount }: community.Topic) => unReadCount,
    );
  const fresh = async (as?: string) =>
    (
      await call(community.topic, { topicId }, as === undefined ? {} : { token: as })
    ).body.data.replies.records.map(({ newFlag }: community.TopicReply) => newFlag);
  await reply(topicId, token);
  expect([await readMessages(), await unseen()]).toEqual([[], [0]]);
  await Promise.all([reply(topicId), reply(topicId)]);
  const one = ['你的话题有人回复了', `#/groupdetail/${id}?topic=${topicId}`];
  expect([await readMessages(), await unseen(), (await counts()).unReadCount]).toEqual([[one], [2], 2]);
  expect([await fresh(token), await fresh(other), await fresh()]).toEqual([
    [0, 1, 1],
    [0, 0, 0],
    [0, 0, 0],
  ]);
  // Another student's visit changes nothing.
  await seen(other);
  expect(await unseen()).toEqual([2]);
  await seen();
  expect([await unseen(), (await counts()).unReadCount, await fresh(token)]).toEqual([[0], 0, [0, 0, 0]]);
  await reply(topicId);
  expect(await readMessages()).toEqual([one, one]);
});

test('topics and replies can be liked by others, edited by their author, and mention members', async () => {
  const id = await created();
  const topicId = await posted(id);
  await join(id);
  const shownTo = async (as: string): Promise<community.TopicDetail> =>
    (await call(community.topic, { topicId }, { token: as })).body.data;
  const like = (as: string, likeFlag: 0 | 1) =>
    call(community.likeTopic, { topicId, likeFlag }, { token: as });
  expect((await like(token, 1)).body.message).toBe('不能给自己的话题点赞');
  await like(other, 1);
  expect((await like(other, 1)).body.data).toEqual({ likeCount: 1, likedFlag: 1 });
  const { replyId } = (await reply(topicId, other, '@林晓彤 看第五章')).data;
  await call(community.likeReply, { replyId, likeFlag: 1 }, { token });
  expect(await shownTo(token)).toMatchObject({
    likeCount: 1,
    likedFlag: 0,
    revisions: { ownText: '第三章' },
    replies: { records: [{ likeCount: 1, likedFlag: 1, revisions: { ownText: '', earlier: [] } }] },
  });
  expect((await call(community.likeReply, { replyId, likeFlag: 0 }, { token })).body.data).toEqual({
    likeCount: 0,
    likedFlag: 0,
  });

  const edited = await call(community.editReply, { replyId, content: '看第六章' }, { token: other });
  expect(edited.body.code).toBe('1');
  expect(
    (await call(community.editReply, { replyId, content: '看' }, { token: other })).body.data,
  ).toMatchObject({ field: 'content' });
  expect((await call(community.editReply, { replyId, content: '看第七章' }, { token })).body.message).toBe(
    '只能修改自己的回复',
  );
  await call(community.editTopic, { topicId, title: '今天读到第几章', content: '@陈嘉禾 说说' }, { token });
  expect(await shownTo(other)).toMatchObject({
    topic: { title: '今天读到第几章' },
    revisions: { earlier: [{ title: '今天读到哪里了' }] },
    replies: {
      records: [
        {
          revisions: { ownText: '看第六章', earlier: [{ contentHtml: expect.stringContaining('@林晓彤') }] },
        },
      ],
    },
  });
  const messageTitlesOf = async (as: string) =>
    (await call(message.page, {}, { token: as })).body.data.records.map(
      ({ title }: message.Message) => title,
    );
  expect(await messageTitlesOf(token)).toEqual(
    expect.arrayContaining(['有人提到了你', '你的话题有人回复了']),
  );
  expect(await messageTitlesOf(other)).toEqual(['有人提到了你']);
});

test('a topic mentions at most ten students over all its edits, each of them once', async () => {
  const id = await created();
  const called: string[] = [];
  const people = Array.from({ length: 12 }, (_, number) => `组员${String.fromCodePoint(0x4e00 + number)}`);
  for (const name of people) {
    const as = await app.tokenOf(await app.addUser({ id: author.companyId }, { name }));
    await join(id, 1, as);
    called.push(as);
  }
  const messagesOf = async (as: string): Promise<message.Message[]> =>
    (await call(message.page, {}, { token: as })).body.data.records;
  const topicId = await posted(id);
  const edit = async (names: readonly string[]): Promise<void> => {
    const content = names.map((name) => `@${name}`).join(' ');
    const edited = await call(community.editTopic, { topicId, title: '今天读到哪里了', content }, { token });
    expect(edited.body.code).toBe('1');
  };
  await edit(people.slice(0, 6));
  const [first = ''] = called;
  const [received] = await messagesOf(first);
  await call(message.remove, { messageId: received?.messageId ?? '' }, { token: first });
  await edit(people.slice(6));
  await edit(people.slice(0, 1));
  const counts = await Promise.all(called.map(async (as) => (await messagesOf(as)).length));
  expect(counts).toEqual([0, ...Array.from({ length: 9 }, () => 1), 0, 0]);
});

test('pictures must be the writer’s own, and need no text beside them', async () => {
  const id = await created();
  const [picture, sheet] = [
    await addFile(app, author, `${host}.png`, 'image/png'),
    await addFile(app, author, `${host}.pdf`, 'application/pdf'),
  ];
  const write = async (fileIds: string[], as = token) =>
    (
      await call(
        community.postTopic,
        { groupId: id, title: '今天读到哪里了', content: '', fileIds },
        { token: as },
      )
    ).body;
  expect((await write([sheet])).data).toEqual({ field: 'fileIds' });
  const { topicId } = (await write([picture])).data;
  await join(id);
  expect((await write([picture], other)).data).toEqual({ field: 'fileIds' });
  expect((await reply(topicId, other, '', [picture])).data).toEqual({ field: 'fileIds' });
  expect((await reply(topicId, token, '', [picture])).code).toBe('1');
  const { data } = (await call(community.topic, { topicId })).body;
  const shown = [{ fileName: `${host}.png`, url: expect.stringContaining(`${host}.png`) }];
  expect([data.topic.pictureCount, data.pictures, data.replies.records[0].pictures]).toEqual([
    1,
    shown,
    shown,
  ]);
});

test('writing requires a log-in, a membership and enough text, and is limited in number', async () => {
  const id = await created();
  const topicId = await posted(id);
  expect((await call(community.createGroup, { groupName: '夜读小组', summary: '睡前读半小时' })).status).toBe(
    401,
  );
  expect(await post(id, undefined, other)).toEqual({
    code: '0',
    message: '加入小组后才能发言',
    data: { field: 'groupId' },
  });
  expect((await reply(topicId)).data).toEqual({ field: 'groupId' });
  expect((await post(id, ' 短 ')).data).toEqual({ field: 'title' });
  expect((await reply(topicId, token, ' ')).data).toEqual({ field: 'content' });
  expect((await create('组')).data).toEqual({ field: 'groupName' });
  expect((await create('夜读小组', other)).message).toBe('已经有同名的小组，换一个名称吧');
  expect(
    (await call(community.createGroup, { groupName: '长'.repeat(21), summary: '睡前读半小时' }, { token }))
      .status,
  ).toBe(400);
  expect((await call(community.groups, { pageSize: 101 })).status).toBe(400);
  await created('第二个小组');
  await created('第三个小组');
  expect(await create('第四个小组')).toEqual({
    code: '0',
    message: '每位同学最多创建 3 个小组',
    data: { field: 'groupName' },
  });
  for (let count = 1; count < 10; count += 1) await post(id);
  expect((await post(id)).message).toContain('一小时最多发 10 个话题');
});

test('a student creates at most ten groups a day, even when they are dissolved', async () => {
  for (let count = 1; count <= 10; count += 1)
    await call(community.removeGroup, { groupId: await created() }, { token });
  expect(await create()).toMatchObject({ code: '0', message: '今天的次数太多了，请明天再来' });
  app.clock.advance(24 * 3_600_000);
  token = await app.tokenOf(author);
  expect((await create()).code).toBe('1');
});

test('a topic sent again with its idempotency key is posted once', async () => {
  const id = await created();
  const input = { groupId: id, title: '今天读到哪里了', content: '第三章', fileIds: [] };
  for (const _ of [1, 2]) await call(community.postTopic, input, { token, idempotencyKey: 'topic-once-1' });
  expect((await group(id)).data.topics.total).toBe(1);
});

test('students remove only their own replies, topics and groups, while nobody else takes part', async () => {
  const id = await created();
  await join(id);
  const topicId = await posted(id);
  const { replyId } = (await reply(topicId)).data;
  const removeReply = async (as: string) =>
    (await call(community.removeReply, { replyId }, { token: as })).body;
  const removeTopic = async (as: string) =>
    (await call(community.removeTopic, { topicId }, { token: as })).body;
  const removeGroup = async (as: string) =>
    (await call(community.removeGroup, { groupId: id }, { token: as })).body;
  expect((await removeReply(token)).message).toBe('只能删除自己的回复');
  expect((await removeTopic(other)).message).toBe('只能删除自己的话题');
  expect((await removeTopic(token)).message).toContain('已经有人回复');
  expect((await removeGroup(other)).message).toBe('只能解散自己的小组');
  expect((await removeGroup(token)).message).toContain('还有别的同学');
  expect((await removeReply(other)).code).toBe('1');
  expect((await removeReply(other)).message).toBe('没有找到这条回复');
  expect((await removeTopic(token)).code).toBe('1');
  expect((await call(community.topic, { topicId })).body.message).toBe('这个话题已经由作者删除');
  await join(id, 0);
  expect((await removeGroup(token)).code).toBe('1');
  expect((await group(id)).message).toBe('这个小组已经由组长解散');
  expect([await names(), await counts()]).toEqual([[], { created: 0, joined: 0, topics: 0, unReadCount: 0 }]);
  expect((await create()).code).toBe('1');
});

test('the school removes a reply, a topic and a group, which then say so', async () => {
  const id = await created();
  const topicId = await posted(id);
  const { replyId } = (await reply(topicId, token)).data;
  const since = new Date(app.clock.now().getTime() - 60_000);
  const listed = async () =>
    (await listPosts(db, author.companyId, since)).rows.map(([what, which, , , name]) => [what, which, name]);
  expect((await listed()).toSorted()).toEqual([
    ['group', id, '林晓彤'],
    ['reply', replyId, '林晓彤'],
    ['topic', topicId, '林晓彤'],
  ]);
  const remove = (what: Removable, which: string) => db.transaction((tx) => removeForSchool(tx, what, which));
  await remove('reply', replyId);
  expect((await group(id)).data.topics.records).toMatchObject([{ replyCount: 0 }]);
  await remove('topic', topicId);
  expect((await call(community.topic, { topicId })).body.message).toBe('这个话题已被学校移除');
  expect((await reply(topicId, token)).message).toBe('这个话题已被学校移除');
  expect((await group(id)).data).toMatchObject({ group: { topicCount: 0 }, topics: { total: 0 } });
  await remove('group', id);
  expect((await group(id)).message).toBe('这个小组已被学校移除');
  expect(await listed()).toEqual([]);
  await expect(remove('group', 'x')).rejects.toThrow('There is no group x.');
});

test('the school removes a review with its rating, and its author is notified and may write another', async () => {
  const reader = await app.tokenOf(await app.userNamed('newcomer'));
  const { records } = await app.data(catalogue.list, { courseName: '遗传学入门' });
  const { courseId, commodityId } = records[0];
  const shown = async () => {
    const data = await app.data(catalogue.reviews, { courseId }, { token: reader });
    const { course } = await app.data(catalogue.detail, { commodityId, targetId: courseId });
    return { total: data.total, of: data.distribution, rating: course.rating, canReview: data.canReview };
  };
  await app.call(catalogue.enrolFree, { commodityId }, { token: reader });
  const before = await shown();
  const review = { courseId, rating: 1, content: '不该留在这里的话' };
  expect((await app.call(catalogue.addReview, review, { token: reader })).body.code).toBe('1');
  expect(await shown()).not.toEqual(before);

  const { companyId } = await app.userNamed('newcomer');
  const listed = async () =>
    (await listPosts(db, companyId, new Date(app.clock.now().getTime() - 60_000))).rows.filter(
      ([what, , , , , words]) => what === 'review' && words === review.content,
    );
  const reviewId = String((await listed())[0]?.[1]);
  await db.transaction((tx) => removeReview(tx, reviewId, app.clock.now()));
  expect(await shown()).toEqual(before);
  expect(await listed()).toEqual([]);
  const { body } = await app.call(message.page, { kind: 'school' }, { token: reader });
  expect(body.data.records[0].contentHtml).toContain('学校移除了你对“遗传学入门：豌豆的故事”的评价');
  await expect(removeReview(db, reviewId, app.clock.now())).rejects.toThrow('There is no review');
  const other = { ...review, content: '讲得像侦探故事一样' };
  expect((await app.call(catalogue.addReview, other, { token: reader })).body.code).toBe('1');
});

test('another school finds no group, topic or reply of this one', async () => {
  const id = await created();
  const topicId = await posted(id);
  const { replyId } = (await reply(topicId, token)).data;
  const { company } = await app.addCompany(`else${hosts}.example`);
  const stranger = { token: await app.tokenOf(await app.addUser(company)), host: `else${hosts}.example` };
  expect((await app.data(community.groups, {}, stranger)).total).toBe(0);
  for (const endpoint of [community.group, community.removeGroup])
    expect(await app.body(endpoint, { groupId: id }, stranger)).toEqual({
      code: '0',
      message: '没有找到这个小组',
      data: { field: 'groupId' },
    });
  for (const endpoint of [community.topic, community.removeTopic])
    expect((await app.call(endpoint, { topicId }, stranger)).body.message).toBe('没有找到这个话题');
  expect((await app.call(community.joinGroup, { groupId: id, joinFlag: 1 }, stranger)).body.message).toBe(
    '没有找到这个小组',
  );
  expect(
    (
      await app.call(
        community.postTopic,
        { groupId: id, title: '今天读到哪里了', content: '第三章', fileIds: [] },
        stranger,
      )
    ).body.message,
  ).toBe('没有找到这个小组');
  expect(
    (await app.body(community.replyTopic, { topicId, content: '第五章', fileIds: [] }, stranger)).message,
  ).toBe('没有找到这个话题');
  expect((await app.call(community.removeReply, { replyId }, stranger)).body.message).toBe(
    '没有找到这条回复',
  );
});

test('both demonstration companies have active groups', async () => {
  const at = (name: string): Promise<community.GroupPage> => app.data(community.groups, {}, { host: name });
  const [first, second] = [await at('localhost'), await at('second.localhost')];
  expect([first.total, second.total]).toEqual([5, 2]);
  expect(first.records[0]).toMatchObject({ groupName: '高三数学互助组', topicCount: 4, memberCount: 16 });
  const student = await app.tokenOf(await app.userNamed('student'));
  expect(await app.data(community.groupCounts, {}, { token: student })).toMatchObject({
    created: 1,
    joined: 2,
    topics: 1,
  });
});

test('the counts of a group stay right under concurrent writes', async () => {
  const groupId = await created();
  await join(groupId);
  const topicId = await posted(groupId);
  const replyId = (await reply(topicId)).data.replyId;
  const company = { companyId: author.companyId };
  const hold = (tx: Queryable) => lockTopic(tx, author.companyId, topicId);
  const removed = (what: Removable, which: string) => () =>
    db.transaction((tx) => removeForSchool(tx, what, which));
  await meanwhile(app, hold, removed('reply', replyId), async (tx) => {
    const words = { content: '第六章', repliedAt: app.clock.now() };
    await tx.insert(groupReplies).values({ ...company, topicId, userId: author.id, ...words });
    await recountTopic(tx, topicId);
  });
  expect((await group(groupId)).data.topics.records[0].replyCount).toBe(1);
  await meanwhile(app, hold, removed('topic', topicId), async (tx) => {
    const moments = { postedAt: app.clock.now(), activeAt: app.clock.now() };
    const words = { title: '另一个话题', content: '' };
    await tx.insert(groupTopics).values({ ...company, groupId, userId: author.id, ...words, ...moments });
    await recountGroup(tx, groupId);
  });
  expect((await group(groupId)).data.group.topicCount).toBe(1);
  const [leaver, comer] = [
    await app.addUser({ id: author.companyId }),
    await app.addUser({ id: author.companyId }),
  ];
  const joinedAt = app.clock.now();
  await db.insert(groupMembers).values({ groupId, userId: leaver.id, joinedAt });
  await meanwhile(
    app,
    (tx) => tx.select().from(communityGroups).where(eq(communityGroups.id, groupId)).for('update'),
    () => db.transaction((tx) => eraseMember(tx, leaver.id)),
    async (tx) => {
      await tx.insert(groupMembers).values({ groupId, userId: comer.id, joinedAt });
      await recountGroup(tx, groupId);
    },
  );
  expect((await group(groupId)).data.group.memberCount).toBe(3);
});
