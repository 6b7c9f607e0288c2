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

/** An exam is near so many days before it may be entered, and before it closes. */
const NEAR_DAYS = 7;
/** So many exams are looked at; those that wait stand first. */
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

/** The repetition of the wrong book: what is due, else what was put right today. */
async function repeatSteps(context: UserContext, since: Date): Promise<TodayStep[]> {
  const { due, repeated } = await countRepetitions(context, since);
  if (due > 0) return [{ ...plain, count: due }];
  return repeated > 0 ? [{ ...plain, doneFlag: 1, count: repeated }] : [];
}

/** Whether a chapter or point was practised among what was handed in. */
const isPractised = (
  handedIn: readonly HandedIn[],
  { subjectId, name }: { readonly subjectId: string; readonly name: string },
): boolean =>
  handedIn.some((one) => one.type === 'chapter' && one.subjectId === subjectId && one.title === name);

/** The weak points of the day; what was practised today is ticked, what was put right elsewhere needs no practice. */
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

/** What a student has done today: exercises that were handed in, and the courses with a lesson that was finished. */
interface DoneToday {
  readonly handedIn: readonly HandedIn[];
  readonly courseIds: ReadonlySet<string>;
}

/** Whether a part of a plan was done today; of a course, which takes weeks, a lesson is enough. */
function isOfToday({ handedIn, courseIds }: DoneToday, item: PlanItem): boolean {
  if (item.kind === 'course') return courseIds.has(item.targetId);
  if (item.kind === 'paper')
    return handedIn.some(({ paperId, type }) => paperId === item.targetId && type !== 'exam');
  return item.kind === 'chapter' && isPractised(handedIn, { subjectId: item.subjectId, name: item.itemName });
}

/** What the plan that was joined last has next; what was done of it today is enough for today. */
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

/** The exam to sit next, unless it is what the plan wants; one that was handed in today is done. */
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
 * The first chapter or point that is not done: of the subject that the student wants to practise, else of the one that
 * was practised last, else of the first that has any.
 */
async function nextChapter(context: UserContext, wantedId: string | null): Promise<NextChapter | null> {
  const viewer = viewerOf(context);
  const { now: _, ...member } = memberNow(context);
  const subjects = await readSubjects(context.db, viewer);
  const last = wantedId === null ? await findLast(context.db, member, undefined) : undefined;
  const subject =
    subjects.find(({ subjectId }) => subjectId === (wantedId ?? last?.subjectId)) ??
    subjects.find(({ questionCount }) => questionCount > 0);
  if (subject === undefined) return null;
  const { subjectId, subjectName } = subject;
  const next = await findUnfinishedPoint(context.db, viewer, subjectId);
  return next === undefined ? null : { ...next, subjectId, subjectName };
}

/** Whether nothing of a step is left for today: it is done, or an exam that cannot be entered yet. */
const isSettled = ({ doneFlag, kind, openAt }: TodayStep, now: Date): boolean =>
  doneFlag === 1 || (kind === 'exam' && openAt !== null && new Date(openAt) > now);

/** Answers `question.today`. What to go on with is looked for only where nothing else is to do. */
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
