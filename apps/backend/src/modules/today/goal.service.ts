import type { SetStudyGoalIn, StudyGoal } from '@lectern/sdk/endpoints/question';
import { and, eq, sql } from 'drizzle-orm';
import { isId } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { dayOf } from '../../platform/dates/days.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { refused } from '../../platform/http/errors.ts';
import { type Member, memberOf } from '../../platform/http/member.ts';
import { questionSubjects } from '../question/index.ts';
import { studyGoals } from './goal.tables.ts';

/** A student's goal; null where nothing is chosen. */
type ChosenGoal = Pick<StudyGoal, 'subjectId' | 'subjectName' | 'examOn'>;

/** Reads a student's goal; undefined for a student who was never asked. */
export async function readGoal(
  db: Queryable,
  { userId }: Pick<Member, 'userId'>,
): Promise<ChosenGoal | undefined> {
  const [row] = await db
    .select({ subjectId: questionSubjects.id, subjectName: questionSubjects.name, examOn: studyGoals.examOn })
    .from(studyGoals)
    .leftJoin(
      questionSubjects,
      and(
        eq(questionSubjects.id, studyGoals.subjectId),
        eq(questionSubjects.companyId, studyGoals.companyId),
      ),
    )
    .where(eq(studyGoals.userId, userId));
  return row === undefined ? undefined : { ...row, subjectName: row.subjectName ?? '' };
}

/** Tells whether a student has done nothing and owns nothing, in a school with something to practise. */
async function isNew(db: Queryable, { companyId, userId }: Member): Promise<boolean> {
  const { rows } = await db.execute<{ is_new: boolean }>(sql`
    select exists (select from question_subjects where company_id = ${companyId} and question_count > 0)
      and not exists (select from enrolments where user_id = ${userId})
      and not exists (select from exercise_records where user_id = ${userId})
      and not exists (select from plan_students where user_id = ${userId}) as is_new`);
  return rows[0]?.is_new === true;
}

/** Answers `question.goal`. */
export async function goal(_: object, context: UserContext): Promise<StudyGoal> {
  const member = memberOf(context);
  const stored = await readGoal(context.db, member);
  if (stored !== undefined) return { askFlag: 0, ...stored };
  const askFlag = (await isNew(context.db, member)) ? 1 : 0;
  return { askFlag, subjectId: null, subjectName: '', examOn: null };
}

/** Answers `question.setGoal`. */
export async function setGoal(
  { subjectId, examOn }: SetStudyGoalIn,
  context: UserContext,
): Promise<StudyGoal> {
  const { db, clock } = context;
  const { companyId, userId } = memberOf(context);
  const now = clock.now();
  const [subject] = isId(subjectId)
    ? await db
        .select({ id: questionSubjects.id })
        .from(questionSubjects)
        .where(and(eq(questionSubjects.companyId, companyId), eq(questionSubjects.id, subjectId)))
    : [];
  if (subjectId !== undefined && subject === undefined) throw refused('subjectId', '没有找到这个科目');
  if (examOn !== undefined && examOn < dayOf(now)) throw refused('examOn', '考试日期已经过去了');
  const values = { subjectId: subject?.id ?? null, examOn: examOn ?? null, askedAt: now };
  await db
    .insert(studyGoals)
    .values({ companyId, userId, ...values })
    .onConflictDoUpdate({ target: studyGoals.userId, set: values });
  return goal({}, context);
}
