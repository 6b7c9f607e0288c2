import * as community from '@lectern/sdk/endpoints/community';
import { communityQuestions } from '../../../src/modules/community/community.tables.ts';
import type { DemoSchool } from '../demoSchool.ts';
import { type Sample, sample } from '../sample.ts';

/** A question of the student's; it is not asked, since a student may do that a few times an hour only. */
async function asked({ app, companyId }: DemoSchool): Promise<community.Asked> {
  const { id: userId } = await app.userNamed('member');
  const [row] = await app.parts.connection.db
    .insert(communityQuestions)
    .values({ companyId, userId, title: '椭圆为什么会扁？', content: '$e$ 越大越扁', askedAt: app.clock.now() })
    .returning({ questionId: communityQuestions.id });
  return { questionId: row?.questionId ?? '' };
}

const own = async (school: DemoSchool): Promise<community.OfAnswerIn> =>
  school.ask(community.answer, { ...(await asked(school)), content: '自己想明白了', fileIds: [] });

/** An answer of somebody else's to a question of the student's. */
async function answered(school: DemoSchool): Promise<community.OfAnswerIn> {
  const token = await school.app.tokenOf(await school.app.userNamed('student'));
  const { body } = await school.app.call(community.answer, { ...(await asked(school)), content: '看焦点', fileIds: [] }, { token });
  return { answerId: body.data.answerId };
}

/** What students ask and answer. */
export const communitySamples: readonly Sample[] = [
  sample(community.questions, { order: 'answered' as const, keyword: '椭圆', pageNo: 1, pageSize: 10 }),
  sample(community.subjects, {}),
  sample(community.askableCourses, {}),
  sample(community.question, asked),
  sample(community.myQuestions, { answeredFlag: 1 as const, pageNo: 1 }),
  sample(community.myAnswers, {}),
  sample(community.myQuestionCount, {}),
  sample(community.unreadCount, {}),
  sample(community.seen, asked),
  sample(community.ask, { title: '椭圆为什么会扁？', content: '', fileIds: [] }),
  sample(community.answer, async (school) => ({ ...(await asked(school)), content: '看焦点', fileIds: [] })),
  sample(community.like, async (school) => ({ ...(await answered(school)), likeFlag: 1 as const })),
  sample(community.accept, answered),
  sample(community.removeQuestion, asked),
  sample(community.removeAnswer, own),
];
