import type {
  ReviewListIn,
  SubjectCount,
  WrongAnswerPage,
  WrongByIdIn,
  WrongDetail,
  WrongListIn,
  WrongPage,
  WrongQuestion,
} from '@lectern/sdk/endpoints/question';
import { and, countDistinct, desc, eq, gte, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { inSnapshot, type Queryable } from '../../../platform/database/connection.ts';
import type { UserContext } from '../../../platform/http/context.ts';
import { BusinessError } from '../../../platform/http/errors.ts';
import {
  questions,
  questionSubjects,
  presentQuestion,
  presentSolution,
  readMaterials,
  readPointNames,
} from '../../question/index.ts';
import { wrongQuestions } from '../records/records.tables.ts';
import { RIGHT_TO_LEAVE } from './repetition.ts';
import { wrongRepetitions } from './repetition.tables.ts';
import { idOrNone } from '../../../platform/database/columns.ts';
import { pageOf, type Pagination } from '../../../platform/http/paging.ts';

/** Error message for a question that is not in the book. */
export const NOT_IN_BOOK = '错题本里没有这道题';

/** Selects the current entries of a student's wrong book. */
export function inBook({ company, user }: UserContext): SQL | undefined {
  return and(
    eq(wrongQuestions.companyId, company.id),
    eq(wrongQuestions.userId, user.id),
    isNull(wrongQuestions.removedAt),
  );
}

/**
 * Selects a column of an entry's question. A subquery looks up each entry, since a plain join of a long book
 * may be planned as a scan of all questions.
 */
const ofQuestion = (column: 'subject_id' | 'type'): SQL =>
  sql.raw(`(select q.${column} from questions q where q.id = wrong_questions.question_id)`);

function filterOf({ subjectId, type }: ReviewListIn): SQL | undefined {
  return and(
    subjectId === undefined ? undefined : sql`${ofQuestion('subject_id')} = ${idOrNone(subjectId)}`,
    type === undefined ? undefined : sql`${ofQuestion('type')} = ${type}`,
  );
}

/** Counts entries of the wrong book by subject. */
function subjectsIn(db: Queryable, where: SQL | undefined): Promise<SubjectCount[]> {
  const counts = db
    .select({
      subjectId: ofQuestion('subject_id').as('of_subject'),
      count: sql<number>`count(*)::int`.as('count'),
    })
    .from(wrongQuestions)
    .where(where)
    .groupBy(sql`of_subject`)
    .as('counts');
  return db
    .select({ subjectId: questionSubjects.id, subjectName: questionSubjects.name, count: counts.count })
    .from(counts)
    .innerJoin(questionSubjects, eq(questionSubjects.id, counts.subjectId))
    .orderBy(questionSubjects.sort, questionSubjects.id);
}

function wrongRows(db: Queryable, where: SQL | undefined) {
  return db
    .select({ wrong: wrongQuestions, question: questions, subjectName: questionSubjects.name })
    .from(wrongQuestions)
    .innerJoin(questions, eq(questions.id, wrongQuestions.questionId))
    .innerJoin(questionSubjects, eq(questionSubjects.id, questions.subjectId))
    .where(where)
    .orderBy(desc(wrongQuestions.lastWrongAt), wrongQuestions.id);
}

/** Reads one page of a wrong book: finds its entries first, then reads only their questions. */
async function wrongPage(
  db: Queryable,
  where: SQL | undefined,
  { limit, offset }: Pagination,
): Promise<WrongRow[]> {
  const page = await db
    .select({ id: wrongQuestions.id })
    .from(wrongQuestions)
    .where(where)
    .orderBy(desc(wrongQuestions.lastWrongAt), wrongQuestions.id)
    .limit(limit)
    .offset(offset);
  const ids = page.map(({ id }) => id);
  return ids.length === 0 ? [] : wrongRows(db, inArray(wrongQuestions.id, ids));
}

type WrongRow = Awaited<ReturnType<typeof wrongRows>>[number];

function presentWrong(
  { wrong, question, subjectName }: WrongRow,
  points: ReadonlyMap<string, string[]>,
): WrongQuestion {
  return {
    ...presentQuestion(question),
    ...presentSolution(question, points.get(question.id) ?? []),
    wrongId: wrong.id,
    subjectId: question.subjectId,
    subjectName,
    times: wrong.times,
    lastWrongAt: wrong.lastWrongAt.toISOString(),
    lastAnswer: [...wrong.lastAnswer],
    rightCount: wrong.rightCount,
    dueAt: wrong.dueAt.toISOString(),
  };
}

const isDue = ({ clock }: UserContext): SQL => lte(wrongQuestions.dueAt, clock.now());

/** Counts the questions due for repetition, and those repeated with a right answer since a moment. */
export async function countRepetitions(
  context: UserContext,
  since: Date,
): Promise<{ readonly due: number; readonly repeated: number }> {
  const { db, user } = context;
  const [repeated] = await db
    .select({ count: countDistinct(wrongRepetitions.questionId) })
    .from(wrongRepetitions)
    .where(
      and(
        eq(wrongRepetitions.userId, user.id),
        eq(wrongRepetitions.verdict, 'right'),
        gte(wrongRepetitions.repeatedAt, since),
      ),
    );
  return {
    due: await db.$count(wrongQuestions, and(inBook(context), isDue(context))),
    repeated: repeated?.count ?? 0,
  };
}

/** Answers `question.wrongList`. */
export async function wrongList({ due, ...input }: WrongListIn, context: UserContext): Promise<WrongPage> {
  const all = and(inBook(context), filterOf(input));
  const where = due === 1 ? and(all, isDue(context)) : all;
  return inSnapshot(context.db, async (db) => {
    const rows = await wrongPage(db, where, pageOf(input));
    const points = await readPointNames(
      db,
      context.company.id,
      rows.map(({ question }) => question.id),
    );
    return {
      total: await db.$count(wrongQuestions, where),
      records: rows.map((row) => presentWrong(row, points)),
      materials: await readMaterials(
        db,
        rows.map(({ question }) => question),
      ),
      subjects: await subjectsIn(db, inBook(context)),
      dueCount: await db.$count(wrongQuestions, and(all, isDue(context))),
      rightToLeave: RIGHT_TO_LEAVE,
    };
  });
}

/** Reads an entry of the student's wrong book. @throws {BusinessError} 0 where there is none with this id. */
export async function wrongById(context: UserContext, wrongId: string): Promise<WrongRow> {
  const [row] = await wrongRows(context.db, and(inBook(context), eq(wrongQuestions.id, idOrNone(wrongId))));
  if (row === undefined) throw new BusinessError('0', NOT_IN_BOOK);
  return row;
}

/** Answers `question.wrong`. */
export async function wrong({ id }: WrongByIdIn, context: UserContext): Promise<WrongDetail> {
  const row = await wrongById(context, id);
  const points = await readPointNames(context.db, context.company.id, [row.question.id]);
  const [material] = await readMaterials(context.db, [row.question]);
  return { question: presentWrong(row, points), material: material ?? null };
}

/** Answers `question.wrongAnswerList`: the questions of the list without their solutions. */
export async function wrongAnswerList(input: ReviewListIn, context: UserContext): Promise<WrongAnswerPage> {
  const where = and(inBook(context), filterOf(input));
  const rows = await wrongPage(context.db, where, pageOf(input));
  return {
    total: await context.db.$count(wrongQuestions, where),
    records: rows.map((row) => ({
      ...presentQuestion(row.question),
      wrongId: row.wrong.id,
      subjectId: row.question.subjectId,
    })),
    materials: await readMaterials(
      context.db,
      rows.map(({ question }) => question),
    ),
  };
}
