import type { Queryable } from '../../platform/database/connection.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { categories, courses, teachers } from '../../modules/catalogue/catalogue.tables.ts';
import {
  communityAnswers,
  communityLikes,
  communityQuestions,
} from '../../modules/community/community.tables.ts';
import { written } from '../../platform/richText/written.ts';
import { type AnswerContent, type QuestionContent, questionsAndAnswers } from './data/community.ts';
import { companyIdAt, expectIn, idsByName } from './find.ts';

const HOUR_MS = 3_600_000;

/** Whoever and whatever the content names: ids by name. */
interface Named {
  readonly companyId: string;
  readonly students: ReadonlyMap<string, string>;
  readonly teachers: ReadonlyMap<string, string>;
  readonly subjects: ReadonlyMap<string, string>;
  readonly courses: ReadonlyMap<string, string>;
}

async function seedAnswer(
  tx: Queryable,
  named: Named,
  questionId: string,
  askedAt: Date,
  isUnread: boolean,
  answer: AnswerContent,
): Promise<void> {
  const { by, content, after, likes = 0, isAccepted = false } = answer;
  const answeredAt = new Date(Math.min(Date.now() - HOUR_MS / 4, askedAt.getTime() + after * HOUR_MS));
  const teacherId = named.teachers.get(by) ?? null;
  const userId = teacherId === null ? expectIn(named.students, by) : null;
  const [row] = await tx
    .insert(communityAnswers)
    .values({
      companyId: named.companyId,
      questionId,
      userId,
      teacherId,
      ...(await written(content)),
      answeredAt,
      isAccepted,
      seenAt: isUnread ? null : answeredAt,
    })
    .returning({ id: communityAnswers.id });
  const fans = [...named.students.values()]
    .toReversed()
    .filter((id) => id !== userId)
    .slice(0, likes);
  if (row !== undefined && fans.length > 0)
    await tx.insert(communityLikes).values(fans.map((fan) => ({ answerId: row.id, userId: fan })));
}

async function seedQuestion(tx: Queryable, named: Named, question: QuestionContent): Promise<void> {
  const { by, course, subject, title, content, hoursAgo, answers = [], isUnread = false } = question;
  const askedAt = new Date(Date.now() - hoursAgo * HOUR_MS);
  const [row] = await tx
    .insert(communityQuestions)
    .values({
      companyId: named.companyId,
      userId: expectIn(named.students, by),
      courseId: course === undefined ? null : expectIn(named.courses, course),
      categoryId: expectIn(named.subjects, subject),
      title,
      ...(await written(content)),
      askedAt,
      answerCount: answers.length,
    })
    .returning({ id: communityQuestions.id });
  if (row === undefined) throw new Error('The question was not seeded');
  for (const answer of answers) await seedAnswer(tx, named, row.id, askedAt, isUnread, answer);
}

/** Seeds the questions of 青禾学堂: accepted, answered by teachers and fellow students, and waiting. */
export async function seedCommunity(tx: Queryable): Promise<void> {
  const companyId = await companyIdAt(tx, 'localhost');
  const named = {
    companyId,
    students: await idsByName(tx, companyId, users),
    teachers: await idsByName(tx, companyId, teachers),
    subjects: await idsByName(tx, companyId, categories),
    courses: await idsByName(tx, companyId, courses),
  };
  for (const question of questionsAndAnswers.toReversed()) await seedQuestion(tx, named, question);
}
