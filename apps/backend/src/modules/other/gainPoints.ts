import type { IntegralGain, IntegralGainIn } from '@lectern/sdk/endpoints/other';
import { and, eq, isNotNull } from 'drizzle-orm';
import { isId, idOrNone } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { memberNow } from '../../platform/http/member.ts';
import { refused } from '../../platform/http/errors.ts';
import { bookGain, type Gain, gains, sumPoints } from '../account/index.ts';
import { gainForExercise, isHalfAnswered } from '../answering/index.ts';
import { lessons } from '../catalogue/index.ts';
import { findExam } from '../exam/index.ts';
import { lessonProgress } from '../learning/index.ts';
import { dayOf } from '../../platform/dates/days.ts';

async function finishedLesson(db: Queryable, { user }: UserContext, lessonId: string): Promise<Gain> {
  const [row] = await db
    .select({ name: lessons.name, nameEn: lessons.nameEn })
    .from(lessonProgress)
    .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
    .where(
      and(
        eq(lessonProgress.userId, user.id),
        eq(lessonProgress.lessonId, idOrNone(lessonId)),
        isNotNull(lessonProgress.finishedAt),
      ),
    );
  if (row === undefined) throw refused('objectId', '学完这节课才有积分');
  return {
    action: 'lesson',
    objectId: lessonId,
    remark: `${gains.lesson.name}：${row.name}`,
    remarkEn: `${gains.lesson.nameEn}: ${row.nameEn || row.name}`,
  };
}

async function publishedExam(
  db: Queryable,
  { company, user, clock }: UserContext,
  examId: string,
): Promise<Gain> {
  const found = isId(examId)
    ? await findExam(db, { companyId: company.id, userId: user.id }, examId, clock.now())
    : undefined;
  if (found?.exam.examState !== 'published') throw refused('objectId', '考试成绩公布之后才有积分');
  const { examName, recordId, questionCount } = found.exam;
  if (recordId === null || !(await isHalfAnswered(db, { id: recordId, questionCount })))
    throw refused('objectId', '至少答完一半的题才有积分');
  return {
    action: 'exam',
    objectId: examId,
    remark: `${gains.exam.name}：${examName}`,
    remarkEn: `${gains.exam.nameEn}: ${examName}`,
  };
}

function checkGain(
  tx: Queryable,
  type: keyof typeof gains,
  objectId: string,
  context: UserContext,
): Gain | Promise<Gain> {
  if (type === 'lesson') return finishedLesson(tx, context, objectId);
  if (type === 'exam') return publishedExam(tx, context, objectId);
  // Calling it requires a log-in, so the log-in of this day is certain.
  const { name: remark, nameEn: remarkEn } = gains.login;
  return { action: 'login', objectId: dayOf(context.clock.now()), remark, remarkEn };
}

/**
 * Answers `other.integralGainScore`. The page names what was done; the server checks that, and determines the
 * points.
 * @throws {BusinessError} code 0 for anything that the student has not done.
 */
export function gainPoints(
  { type, objectId = '' }: IntegralGainIn,
  context: UserContext,
): Promise<IntegralGain> {
  return context.transaction(async (tx) => {
    const gain = async (): Promise<number> => {
      if (type === 'exercise') {
        const { points, isNew } = await gainForExercise(tx, context, objectId);
        return isNew ? points : 0;
      }
      return bookGain(tx, memberNow(context), await checkGain(tx, type, objectId, context));
    };
    const points = await gain();
    const { remaining } = await sumPoints(tx, context.user.id);
    return { points, remaining };
  });
}
