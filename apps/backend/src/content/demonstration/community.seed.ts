import type { Queryable } from '../../platform/database/connection.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { categories, courses, teachers } from '../../modules/catalogue/catalogue.tables.ts';
import {
  communityAnswers,
  communityLikes,
  communityQuestions,
} from '../../modules/community/community.tables.ts';
import { written } from '../../platform/richText/written.ts';
import { type Deed, hoursBefore, readDeeds } from './deeds.ts';
import { companyIdAt, expectIn, idsByName } from './find.ts';

const HOST = 'localhost';

/** Seeds the questions of 青禾学堂: accepted, answered by teachers and fellow students, and waiting. */
export async function seedCommunity(tx: Queryable): Promise<void> {
  const companyId = await companyIdAt(tx, HOST);
  const students = await idsByName(tx, companyId, users);
  const faculty = await idsByName(tx, companyId, teachers);
  const subjects = await idsByName(tx, companyId, categories);
  const taught = await idsByName(tx, companyId, courses);
  const questions = await readDeeds(HOST, 'questions', [
    'key',
    'by',
    'course',
    'subject',
    'title',
    'content',
    'hoursAgo',
    'isUnread',
  ]);
  const answers = await readDeeds(HOST, 'answers', [
    'question',
    'by',
    'content',
    'after',
    'likes',
    'isAccepted',
  ]);

  async function answer(
    to: { readonly id: string; readonly askedAt: Date; readonly isUnread: boolean },
    said: Deed<'by' | 'content' | 'after' | 'likes' | 'isAccepted'>,
  ): Promise<void> {
    const soonest = Math.min(
      hoursBefore(0.25).getTime(),
      hoursBefore(-Number(said('after')), to.askedAt.getTime()).getTime(),
    );
    const answeredAt = new Date(soonest);
    const teacherId = faculty.get(said('by')) ?? null;
    const userId = teacherId === null ? expectIn(students, said('by')) : null;
    const [row] = await tx
      .insert(communityAnswers)
      .values({
        companyId,
        questionId: to.id,
        userId,
        teacherId,
        ...(await written(said('content'))),
        answeredAt,
        isAccepted: said('isAccepted') === 'yes',
        seenAt: to.isUnread ? null : answeredAt,
      })
      .returning({ id: communityAnswers.id });
    const fans = [...students.values()]
      .toReversed()
      .filter((id) => id !== userId)
      .slice(0, Number(said('likes')));
    if (row !== undefined && fans.length > 0)
      await tx.insert(communityLikes).values(fans.map((fan) => ({ answerId: row.id, userId: fan })));
  }

  for (const asked of questions.toReversed()) {
    const own = answers.filter((said) => said('question') === asked('key'));
    const askedAt = hoursBefore(asked('hoursAgo'));
    const [row] = await tx
      .insert(communityQuestions)
      .values({
        companyId,
        userId: expectIn(students, asked('by')),
        courseId: asked('course') === '' ? null : expectIn(taught, asked('course')),
        categoryId: expectIn(subjects, asked('subject')),
        title: asked('title'),
        ...(await written(asked('content'))),
        askedAt,
        answerCount: own.length,
      })
      .returning({ id: communityQuestions.id });
    if (row === undefined) throw new Error('The question was not seeded');
    const isUnread = asked('isUnread') === 'yes';
    for (const said of own) await answer({ id: row.id, askedAt, isUnread }, said);
  }
}
