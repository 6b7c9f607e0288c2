import { and, arrayContains, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { categories, courses, teachers } from '../../modules/catalogue/catalogue.tables.ts';
import {
  communityAnswers,
  communityLikes,
  communityQuestions,
} from '../../modules/community/community.tables.ts';
import { written } from '../../platform/richText/written.ts';
import { type AnswerContent, type QuestionContent, questionsAndAnswers } from './data/community.ts';

const HOUR_MS = 3_600_000;

/** Ids by name, of one company. */
type ByName = ReadonlyMap<string, string>;

/** Whoever and whatever the content names. */
interface Named {
  readonly companyId: string;
  readonly students: ByName;
  readonly teachers: ByName;
  readonly subjects: ByName;
  readonly courses: ReadonlyMap<string, { readonly id: string; readonly categoryId: string }>;
}

function found<Value>(map: ReadonlyMap<string, Value>, name: string): Value {
  const value = map.get(name);
  if (value === undefined) throw new Error(`The questions name "${name}", which is not there`);
  return value;
}

const byName = (rows: readonly { readonly id: string; readonly name: string | null }[]): ByName =>
  new Map(rows.map(({ id, name }) => [name ?? '', id]));

async function read(tx: Queryable, companyId: string): Promise<Named> {
  const names = questionsAndAnswers.flatMap(({ by, answers = [] }) => [
    by,
    ...answers.map((answer) => answer.by),
  ]);
  const students = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.companyId, companyId), inArray(users.name, names)));
  const faculty = await tx
    .select({ id: teachers.id, name: teachers.name })
    .from(teachers)
    .where(eq(teachers.companyId, companyId));
  const subjects = await tx
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(eq(categories.companyId, companyId));
  const taught = await tx
    .select({ id: courses.id, name: courses.name, categoryId: courses.categoryId })
    .from(courses)
    .where(eq(courses.companyId, companyId));
  return {
    companyId,
    students: byName(students),
    teachers: byName(faculty),
    subjects: byName(subjects),
    courses: new Map(taught.map((course) => [course.name, course])),
  };
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
  const userId = teacherId === null ? found(named.students, by) : null;
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
  const taught = course === undefined ? undefined : found(named.courses, course);
  const askedAt = new Date(Date.now() - hoursAgo * HOUR_MS);
  const [row] = await tx
    .insert(communityQuestions)
    .values({
      companyId: named.companyId,
      userId: found(named.students, by),
      courseId: taught?.id ?? null,
      categoryId: taught?.categoryId ?? (subject === undefined ? null : found(named.subjects, subject)),
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
  const [company] = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(arrayContains(companies.hosts, ['localhost']));
  if (company === undefined) throw new Error('The demonstration has no company');
  const named = await read(tx, company.id);
  for (const question of questionsAndAnswers.toReversed()) await seedQuestion(tx, named, question);
}
