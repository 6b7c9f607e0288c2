import { removeExpiredCoupons } from '@lectern/sdk/endpoints/account';
import { remove as removeFromCart } from '@lectern/sdk/endpoints/cart';
import * as community from '@lectern/sdk/endpoints/community';
import { removeCollection, removeNote, updateNote } from '@lectern/sdk/endpoints/course';
import { remove as removeMessage } from '@lectern/sdk/endpoints/message';
import { cancel as cancelPlace } from '@lectern/sdk/endpoints/openClass';
import { cancel as cancelOrder } from '@lectern/sdk/endpoints/order';
import { remove as removeResources } from '@lectern/sdk/endpoints/resource';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { coupons } from '../src/modules/account/account.tables.ts';
import { cartItems } from '../src/modules/cart/cart.tables.ts';
import { collections } from '../src/modules/catalogue/students.tables.ts';
import { communityAnswers, communityQuestions } from '../src/modules/community/community.tables.ts';
import {
  communityGroups,
  groupMembers,
  groupReplies,
  groupTopics,
} from '../src/modules/group/group.tables.ts';
import { lessonNotes } from '../src/modules/course/course.tables.ts';
import { messages } from '../src/modules/message/message.tables.ts';
import { openClassBookings } from '../src/modules/openClass/openClass.tables.ts';
import { orders } from '../src/modules/order/index.ts';
import { resources } from '../src/modules/resource/resource.tables.ts';
import { storedFiles } from '../src/modules/upload/upload.tables.ts';
import { openTestApp } from './openTestApp.ts';
import { addFile } from './subjects/files.ts';
import { addOpenClass } from './subjects/openClasses.ts';
import { addCourse } from './subjects/catalogue.ts';
import { addCoupon } from './subjects/memberships.ts';

/** Concurrent calls. */
const CROWD = 50;

const singleRow = <Row>(rows: readonly Row[]): Row => {
  const [row] = rows;
  if (row === undefined) throw new Error('Nothing was added');
  return row;
};

/** Creates one row of everything that its owner may remove. */
async function addRemovables() {
  const now = app.clock.now();
  const of = { companyId: company.id, userId: owner.id };
  const course = await addCourse(app, company.id);
  const { commodityId, courseId } = course;
  const words = { title: '一个问题', content: '内容' };
  const question = singleRow(
    await db
      .insert(communityQuestions)
      .values({ ...of, ...words, askedAt: now })
      .returning(),
  );
  const asked = singleRow(
    await db
      .insert(communityQuestions)
      .values({ ...of, ...words, askedAt: now, answerCount: 1 })
      .returning(),
  );
  const answer = singleRow(
    await db
      .insert(communityAnswers)
      .values({ ...of, questionId: asked.id, content: '回答', answeredAt: now })
      .returning(),
  );
  const made = { createdAt: now, activeAt: now, memberCount: 1 };
  const [lively, empty] = await db
    .insert(communityGroups)
    .values([
      { ...of, name: '热闹', summary: '介绍', ...made, topicCount: 1 },
      { ...of, name: '安静', summary: '介绍', ...made },
    ])
    .returning();
  await db
    .insert(groupMembers)
    .values([lively!, empty!].map(({ id }) => ({ groupId: id, userId: owner.id, joinedAt: now })));
  const topic = singleRow(
    await db
      .insert(groupTopics)
      .values({ ...of, groupId: lively!.id, ...words, postedAt: now, activeAt: now, replyCount: 1 })
      .returning(),
  );
  const reply = singleRow(
    await db
      .insert(groupReplies)
      .values({ ...of, topicId: topic.id, content: '回复', repliedAt: now })
      .returning(),
  );
  const note = singleRow(
    await db
      .insert(lessonNotes)
      .values({
        ...of,
        courseId,
        lessonId: course.lessonIds[0]!,
        content: '笔记',
        createdAt: now,
        updatedAt: now,
      })
      .returning(),
  );
  await db.insert(collections).values({ ...of, commodityId });
  await db.insert(cartItems).values({ ...of, commodityId, schoolId });
  const message = singleRow(
    await db
      .insert(messages)
      .values({ ...of, kind: 'school', title: '通知', content: '<p>内容</p>', sentAt: now })
      .returning(),
  );
  const fileId = await addFile(app, owner, 'shared-by-its-owner', 'image/png');
  const file = singleRow(await db.select().from(storedFiles));
  await db
    .insert(resources)
    .values({
      ...of,
      id: fileId,
      fileKey: file.key,
      name: '讲义',
      extension: 'png',
      category: 'image',
      state: 'shown',
      sharedAt: now,
    });
  const openClassId = await addOpenClass(app, company.id, course);
  await db.insert(openClassBookings).values({ ...of, openClassId, bookedAt: now });
  await addCoupon(app, company.id, { userId: of.userId }, { endsAt: new Date(now.getTime() - 1) });
  const order = singleRow(
    await db
      .insert(orders)
      .values({
        ...of,
        schoolId,
        kind: 'courses',
        orderNo: 'OWNED',
        status: 'waiting',
        payCents: 100,
        listCents: 100,
        createdAt: now,
        expiresAt: new Date(now.getTime() + 3_600_000),
      })
      .returning(),
  );
  return {
    questionId: question.id,
    answerId: answer.id,
    askedId: asked.id,
    groupId: empty!.id,
    livelyId: lively!.id,
    topicId: topic.id,
    replyId: reply.id,
    noteId: note.id,
    messageId: message.id,
    commodityId,
    fileId,
    openClassId,
    orderId: order.id,
  };
}

const app = await openTestApp();
const { db } = app.parts.connection;
const added = await app.addCompany('localhost');
const { company } = added;
const schoolId = added.school.id;
const owner = await app.addUser(company);
const token = await app.tokenOf(owner);
const removables = await addRemovables();

/** Reads all rows of the owner. */
async function readOwnersRows(): Promise<unknown[]> {
  const tables = [
    communityQuestions,
    communityAnswers,
    communityGroups,
    groupMembers,
    groupTopics,
    groupReplies,
    lessonNotes,
    collections,
    cartItems,
    messages,
    resources,
    openClassBookings,
    coupons,
    orders,
  ];
  return Promise.all(
    tables.map((table) =>
      db
        .select({ row: sql`to_jsonb(${table})` })
        .from(table)
        .where(eq(table.userId, owner.id)),
    ),
  );
}

/** Every call that removes, withdraws or overwrites something, made by one student. */
const removals = (who: string): readonly (() => Promise<unknown>)[] => {
  const as = { token: who };
  return [
    () => app.call(community.removeReply, { replyId: removables.replyId }, as),
    () => app.call(community.removeTopic, { topicId: removables.topicId }, as),
    () => app.call(community.removeGroup, { groupId: removables.groupId }, as),
    () => app.call(community.removeAnswer, { answerId: removables.answerId }, as),
    () => app.call(community.removeQuestion, { questionId: removables.questionId }, as),
    () => app.call(updateNote, { id: removables.noteId, content: '改写' }, as),
    () => app.call(removeNote, { id: removables.noteId }, as),
    () => app.call(removeCollection, { id: removables.commodityId }, as),
    () => app.call(removeFromCart, { items: [{ commodityId: removables.commodityId }] }, as),
    () => app.call(removeMessage, { messageId: removables.messageId }, as),
    () => app.call(removeResources, { ids: [removables.fileId] }, as),
    () => app.call(cancelPlace, { openClassId: removables.openClassId }, as),
    () => app.call(removeExpiredCoupons, {}, as),
    () => app.call(cancelOrder, { orderId: removables.orderId }, as),
  ];
};

test('no row is removed by fifty concurrent strangers', async () => {
  const before = await readOwnersRows();
  expect(before.every((rows) => Array.isArray(rows) && rows.length > 0)).toBe(true);
  const strangers = await Promise.all(
    Array.from({ length: CROWD }, async () => app.tokenOf(await app.addUser(company))),
  );
  for (const index of removals(token).keys())
    await Promise.all(strangers.map((who) => removals(who)[index]?.()));
  expect(await readOwnersRows()).toEqual(before);
});

test('fifty concurrent removals by the owner remove each row once, and counts stay correct', async () => {
  for (const remove of removals(token)) {
    await Promise.all(Array.from({ length: CROWD }, remove));
    // Resets the rate limits, which count per minute.
    app.clock.advance(61_000);
  }
  const [asked] = await db
    .select()
    .from(communityQuestions)
    .where(eq(communityQuestions.id, removables.askedId));
  const [lively] = await db.select().from(communityGroups).where(eq(communityGroups.id, removables.livelyId));
  const [topic] = await db.select().from(groupTopics).where(eq(groupTopics.id, removables.topicId));
  const [order] = await db.select().from(orders).where(eq(orders.id, removables.orderId));
  expect([asked?.answerCount, lively?.topicCount, topic?.replyCount, order?.status]).toEqual([
    0,
    0,
    0,
    'cancelled',
  ]);
  for (const [table, id] of [
    [communityQuestions, removables.questionId],
    [communityAnswers, removables.answerId],
    [communityGroups, removables.groupId],
    [groupTopics, removables.topicId],
    [groupReplies, removables.replyId],
  ] as const)
    expect(await db.select({ by: table.removedBy }).from(table).where(eq(table.id, id))).toEqual([
      { by: 'owner' },
    ]);
  for (const table of [lessonNotes, collections, cartItems, messages, resources, openClassBookings, coupons])
    expect(await db.$count(table, eq(table.userId, owner.id))).toBe(0);
});
