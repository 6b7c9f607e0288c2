import * as community from '@lectern/sdk/endpoints/community';
import { communityQuestions } from '../../../src/modules/community/community.tables.ts';
import { communityGroups, groupMembers, groupTopics } from '../../../src/modules/group/group.tables.ts';
import type { DemoSchool } from '../demoSchool.ts';
import { type Sample, sample } from '../sample.ts';

/** Creates a question of the student directly, since the call is limited per hour. */
async function addQuestion({ app, companyId }: DemoSchool): Promise<community.Asked> {
  const { id: userId } = await app.userNamed('member');
  const [row] = await app.parts.connection.db
    .insert(communityQuestions)
    .values({
      companyId,
      userId,
      title: '椭圆为什么会扁？',
      content: '$e$ 越大越扁',
      askedAt: app.clock.now(),
    })
    .returning({ questionId: communityQuestions.id });
  return { questionId: row?.questionId ?? '' };
}

const own = async (school: DemoSchool): Promise<community.OfAnswerIn> =>
  school.ask(community.answer, { ...(await addQuestion(school)), content: '自己想明白了', fileIds: [] });

/** Creates somebody else's answer to a question of the student. */
async function answered(school: DemoSchool): Promise<community.OfAnswerIn> {
  const token = await school.app.tokenOf(await school.app.userNamed('student'));
  const { body } = await school.app.call(
    community.answer,
    { ...(await addQuestion(school)), content: '看焦点', fileIds: [] },
    { token },
  );
  return { answerId: body.data.answerId };
}

/** Samples of questions and answers. */
export const communitySamples: readonly Sample[] = [
  sample(community.questions, { order: 'answered' as const, keyword: '椭圆', pageNo: 1, pageSize: 10 }),
  sample(community.subjects, {}),
  sample(community.askableCourses, {}),
  sample(community.question, addQuestion),
  sample(community.myQuestions, { answeredFlag: 1 as const, pageNo: 1 }),
  sample(community.myAnswers, {}),
  sample(community.myQuestionCount, {}),
  sample(community.unreadCount, {}),
  sample(community.seen, addQuestion),
  sample(community.ask, { title: '椭圆为什么会扁？', content: '', fileIds: [] }),
  sample(community.answer, async (school) => ({
    ...(await addQuestion(school)),
    content: '看焦点',
    fileIds: [],
  })),
  sample(community.like, async (school) => ({ ...(await answered(school)), likeFlag: 1 as const })),
  sample(community.accept, answered),
  sample(community.editQuestion, async (school) => ({
    ...(await addQuestion(school)),
    title: '椭圆为什么会变扁？',
    content: '',
  })),
  sample(community.editAnswer, async (school) => ({ ...(await own(school)), content: '又想了想' })),
  sample(community.removeQuestion, addQuestion),
  sample(community.removeAnswer, own),
];

/**
 * Creates a topic of the student, in a group of the school or of the student, directly, since the call is
 * limited per hour.
 */
async function topicOf(
  { app, companyId }: DemoSchool,
  isOwn = false,
): Promise<{ readonly groupId: string; readonly topicId: string }> {
  const { db } = app.parts.connection;
  const { id: userId } = await app.userNamed('member');
  const now = app.clock.now();
  const [group] = await db
    .insert(communityGroups)
    .values({
      companyId,
      userId: isOwn ? userId : null,
      name: `小组 ${crypto.randomUUID()}`,
      summary: '一起读书',
      createdAt: now,
      activeAt: now,
      memberCount: 1,
      topicCount: 1,
    })
    .returning();
  const groupId = group?.id ?? '';
  await db.insert(groupMembers).values({ groupId, userId, joinedAt: now });
  const [topic] = await db
    .insert(groupTopics)
    .values({
      companyId,
      groupId,
      userId,
      title: '今天读到哪里',
      content: '第三章',
      postedAt: now,
      activeAt: now,
    })
    .returning();
  return { groupId, topicId: topic?.id ?? '' };
}

const ofGroup = async (school: DemoSchool): Promise<community.OfGroupIn> => ({
  groupId: (await topicOf(school)).groupId,
});
const ofTopic = async (school: DemoSchool): Promise<community.OfTopicIn> => ({
  topicId: (await topicOf(school)).topicId,
});
const replied = async (school: DemoSchool): Promise<community.OfReplyIn> =>
  school.ask(community.replyTopic, { ...(await ofTopic(school)), content: '第五章了', fileIds: [] });

/** Samples of groups. */
export const groupSamples: readonly Sample[] = [
  sample(community.groups, { keyword: '数学', pageNo: 1 }),
  sample(community.group, ofGroup),
  sample(community.topic, ofTopic),
  sample(community.groupCounts, {}),
  sample(community.groupsCreated, {}),
  sample(community.groupsJoined, { pageNo: 1 }),
  sample(community.groupTopics, {}),
  sample(community.joinGroup, async (school) => ({ ...(await ofGroup(school)), joinFlag: 1 as const })),
  sample(community.createGroup, { groupName: '夜读小组', summary: '睡前一起读半小时' }),
  sample(community.removeGroup, async (school) => ({ groupId: (await topicOf(school, true)).groupId })),
  sample(community.postTopic, async (school) => ({
    ...(await ofGroup(school)),
    title: '今天读到哪里了',
    content: '第三章',
    fileIds: [],
  })),
  sample(community.replyTopic, async (school) => ({
    ...(await ofTopic(school)),
    content: '第五章了',
    fileIds: [],
  })),
  sample(community.topicSeen, ofTopic),
  sample(community.editTopic, async (school) => ({
    ...(await ofTopic(school)),
    title: '今天读到第几章',
    content: '第四章',
  })),
  sample(community.editReply, async (school) => ({ ...(await replied(school)), content: '第六章了' })),
  // Students cannot like their own topic.
  sample(community.likeTopic, async (school) => ({ ...(await ofTopic(school)), likeFlag: 1 as const }), {
    refusal: '0',
  }),
  sample(community.likeReply, async (school) => ({ ...(await replied(school)), likeFlag: 1 as const }), {
    refusal: '0',
  }),
  sample(community.removeTopic, ofTopic),
  sample(community.removeReply, replied),
];
