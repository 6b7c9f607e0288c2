import type { Exam } from '@lectern/sdk/endpoints/exam';
import type { PlanItem } from '@lectern/sdk/endpoints/plan';
import type { NextChapter, Today, TodayStep } from '@lectern/sdk/endpoints/question';
import { dayOf, startOf } from '../../platform/dates/days.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { memberNow, viewerOf } from '../../platform/http/member.ts';
import { countRepetitions, findHandedIn, findLast, type HandedIn } from '../answering/index.ts';
import { findExams } from '../exam/index.ts';
import { findCoursesStudied } from '../learning/index.ts';
import { type PlanStep, readPlanSteps } from '../plan/index.ts';
import { readGoal } from './goal.service.ts';
import { findUnfinishedPoint, readSubjects, type WeakPoint } from '../question/index.ts';
import { weakPointsOf } from './weakPoints.service.ts';

/** Number of days before an exam opens or closes in which it is shown as a task. */
const NEAR_DAYS = 7;
/** Number of exams read; those not taken yet come first. */
const EXAMS_READ = 5;

const plain: TodayStep = {
  reason: 'due',
  kind: 'repeat',
  doneFlag: 0,
  targetId: '',
  name: '',
  nameEn: '',
  subjectId: '',
  subjectName: '',
  count: 0,
  planName: '',
  planNameEn: '',
  commodityId: '',
  lessonId: '',
  openAt: null,
  closeAt: null,
};

/** Returns the repetition of the wrong book: the questions due, or else those repeated today. */
async function repeatSteps(context: UserContext, since: Date): Promise<TodayStep[]> {
  const { due, repeated } = await countRepetitions(context, since);
  if (due > 0) return [{ ...plain, count: due }];
  return repeated > 0 ? [{ ...plain, doneFlag: 1, count: repeated }] : [];
}

/** Tells whether a chapter or point is among the exercises handed in. */
const isPractised = (
  handedIn: readonly HandedIn[],
  { subjectId, name }: { readonly subjectId: string; readonly name: string },
): boolean =>
  handedIn.some((one) => one.type === 'chapter' && one.subjectId === subjectId && one.title === name);

/**
 * Returns the weak points of the day. Those practised today are marked as done; those mastered in another way
 * are dropped.
 */
function weakSteps(weak: readonly WeakPoint[], handedIn: readonly HandedIn[]): TodayStep[] {
  return weak.flatMap(({ pointId, pointName, subjectId, subjectName, missed }) => {
    const isDone = isPractised(handedIn, { subjectId, name: pointName });
    if (missed === 0 && !isDone) return [];
    return [
      {
        ...plain,
        reason: 'weak',
        kind: 'chapter',
        doneFlag: isDone ? 1 : 0,
        targetId: pointId,
        name: pointName,
        subjectId,
        subjectName,
        count: missed,
      },
    ];
  });
}

/** What a student has done today: exercises handed in, and courses with a finished lesson. */
interface DoneToday {
  readonly handedIn: readonly HandedIn[];
  readonly courseIds: ReadonlySet<string>;
}

/** Tells whether an item of a plan was worked on today; for a course, which takes weeks, one lesson is enough. */
function isOfToday({ handedIn, courseIds }: DoneToday, item: PlanItem): boolean {
  if (item.kind === 'course') return courseIds.has(item.targetId);
  if (item.kind === 'paper')
    return handedIn.some(({ paperId, type }) => paperId === item.targetId && type !== 'exam');
  return item.kind === 'chapter' && isPractised(handedIn, { subjectId: item.subjectId, name: item.itemName });
}

/**
 * Returns the next item of the plan joined last; if one of its items was worked on today, returns that one as
 * done instead.
 */
function planSteps(plans: readonly PlanStep[], doneToday: DoneToday): TodayStep[] {
  for (const { planName, planNameEn, next, begun } of plans) {
    const finished = [...begun, ...(next === null ? [] : [next])].find((item) => isOfToday(doneToday, item));
    const item = finished ?? next;
    if (item === null) continue;
    return [
      {
        ...plain,
        reason: 'plan',
        kind: item.kind,
        doneFlag: finished === undefined ? 0 : 1,
        targetId: item.targetId,
        name: item.itemName,
        nameEn: item.itemNameEn,
        subjectId: item.kind === 'chapter' ? item.subjectId : '',
        count: item.count,
        planName,
        planNameEn,
        commodityId: item.commodityId,
        lessonId: item.lessonId,
        openAt: item.openAt,
        closeAt: item.closeAt,
      },
    ];
  }
  return [];
}

function isNear({ examState, openAt, closeAt }: Exam, today: string): boolean {
  const isSoon = (time: string) => new Date(time) < startOf(today, NEAR_DAYS + 1);
  return (
    examState === 'doing' ||
    (examState === 'open' && isSoon(closeAt)) ||
    (examState === 'notOpen' && isSoon(openAt))
  );
}

/** Returns the next exam, unless the plan already contains it; an exam handed in today is returned as done. */
async function examSteps(
  context: UserContext,
  handedIn: readonly HandedIn[],
  plan: readonly TodayStep[],
): Promise<TodayStep[]> {
  const { now, ...member } = memberNow(context);
  const sat = handedIn.find(({ type }) => type === 'exam');
  if (sat !== undefined) return [{ ...plain, reason: 'exam', kind: 'exam', doneFlag: 1, name: sat.title }];
  const { records } = await findExams(context.db, member, { pageSize: EXAMS_READ }, now);
  const near = records.find(
    (exam) =>
      isNear(exam, dayOf(now)) &&
      !plan.some(({ kind, targetId }) => kind === 'exam' && targetId === exam.examId),
  );
  if (near === undefined) return [];
  return [
    {
      ...plain,
      reason: 'exam',
      kind: 'exam',
      targetId: near.examId,
      name: near.examName,
      count: near.questionCount,
      openAt: near.openAt,
      closeAt: near.closeAt,
    },
  ];
}

/**
 * Finds the first chapter or point that is not completed: of the student's chosen subject, else of the subject
 * practised last, else of the first subject with questions.
 */
async function nextChapter(context: UserContext, requestedId: string | null): Promise<NextChapter | null> {
  const viewer = viewerOf(context);
  const { now: _, ...member } = memberNow(context);
  const subjects = await readSubjects(context.db, viewer);
  const last = requestedId === null ? await findLast(context.db, member, undefined) : undefined;
  const subject =
    subjects.find(({ subjectId }) => subjectId === (requestedId ?? last?.subjectId)) ??
    subjects.find(({ questionCount }) => questionCount > 0);
  if (subject === undefined) return null;
  const { subjectId, subjectName } = subject;
  const next = await findUnfinishedPoint(context.db, viewer, subjectId);
  return next === undefined ? null : { ...next, subjectId, subjectName };
}

/** Tells whether a task needs nothing more today: it is done, or an exam that is not open yet. */
const isSettled = ({ doneFlag, kind, openAt }: TodayStep, now: Date): boolean =>
  doneFlag === 1 || (kind === 'exam' && openAt !== null && new Date(openAt) > now);

/** Answers `question.today`. What to continue with is read only where no task is left. */
export async function today(_: object, context: UserContext): Promise<Today> {
  const { now, ...member } = memberNow(context);
  const day = dayOf(now);
  const since = startOf(day);
  const [handedIn, courseIds, plans, repeat, weak, goal] = await Promise.all([
    findHandedIn(context.db, member, since),
    findCoursesStudied(context.db, member, since),
    readPlanSteps(context),
    repeatSteps(context, since),
    weakPointsOf(context, day),
    readGoal(context.db, member),
  ]);
  const plan = planSteps(plans, { handedIn, courseIds });
  const steps = [
    ...repeat,
    ...weakSteps(weak, handedIn),
    ...plan,
    ...(await examSteps(context, handedIn, plan)),
  ];
  const isAllDone = steps.every((step) => isSettled(step, now));
  const { subjectId = null, examOn = null } = goal ?? {};
  return {
    day,
    steps,
    examOn: examOn !== null && examOn >= day ? examOn : null,
    next: isAllDone ? await nextChapter(context, subjectId) : null,
  };
}
