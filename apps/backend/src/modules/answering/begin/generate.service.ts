import { createHash, randomInt } from 'node:crypto';
import type {
  ChapterPointDetail,
  ChapterPointDetailIn,
  Generated,
  GenerateChapterIn,
  GenerateDailyIn,
  GenerateOrderPaperIn,
  GenerateSmartPaperIn,
  Start,
} from '@lectern/sdk/endpoints/question';
import type { ReexamineIn } from '@lectern/sdk/endpoints/visitor';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import type { Context, UserContext } from '../../../platform/http/context.ts';
import { BusinessError } from '../../../platform/http/errors.ts';
import { questionSubjects, bankConfigs, expectPoint, countTypes } from '../../question/index.ts';
import { dayOf } from '../../../platform/dates/days.ts';
import {
  composeSmartPaper,
  chapterSelection,
  dailySelection,
  sequentialSelection,
  planned,
  readChoices,
  shuffledSelection,
  smartSelection,
  take,
  takeExactly,
} from './choose.ts';
import { beginRecord, type Plan, type PlannedQuestion, planRecord } from './beginRecord.service.ts';
import { findOpen, ownRecord } from '../records/records.repo.ts';
import { updateRecord } from '../records/records.service.ts';
import { exerciseRecords } from '../records/records.tables.ts';
import { isId, idOrNone } from '../../../platform/database/columns.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { lockUser } from '../../../platform/database/lockUser.ts';

const SEEDS = 2 ** 31 - 1;

/** Generates an exercise under the student's lock, so that a double click creates only one. */
function generating(context: UserContext, work: (tx: Queryable) => Promise<Generated>): Promise<Generated> {
  return context.transaction(async (tx) => {
    await lockUser(tx, context.user.id);
    return work(tx);
  });
}

async function expectSubject(
  tx: Queryable,
  companyId: string,
  subjectId: string,
): Promise<{ id: string; name: string }> {
  const [subject] = await tx
    .select({ id: questionSubjects.id, name: questionSubjects.name })
    .from(questionSubjects)
    .where(and(eq(questionSubjects.companyId, companyId), eq(questionSubjects.id, idOrNone(subjectId))));
  if (subject === undefined) throw new BusinessError('0', '没有找到这个科目');
  return subject;
}

async function begin(
  tx: Queryable,
  context: UserContext,
  plan: Plan,
  extra: { readonly seed?: number; readonly day?: string } = {},
): Promise<Generated> {
  const recordId = await beginRecord(tx, memberOf(context), plan, {
    schoolId: context.school.id,
    now: context.clock.now(),
    ...extra,
  });
  if (recordId === undefined) throw new Error('The exercise was not begun');
  return { recordId, resumed: false };
}

interface Generation {
  readonly type: 'chapter' | 'order';
  readonly subjectId: string;
  readonly title: string;
  readonly start: Start | undefined;
  /** Error message where no question is left. */
  readonly emptyMessage: string;
  choose(): Promise<PlannedQuestion[]>;
}

/** Continues the open exercise of a kind, or begins a new one. */
async function continueOrBegin(
  tx: Queryable,
  context: UserContext,
  { type, subjectId, title, start = 'continue', emptyMessage, choose }: Generation,
): Promise<Generated> {
  const open = await findOpen(tx, memberOf(context), { type, subjectId, title });
  if (open !== undefined && start === 'continue') return { recordId: open.id, resumed: true };
  const questions = await choose();
  if (questions.length === 0) throw new BusinessError('0', emptyMessage);
  if (open !== undefined) await updateRecord(tx, open.id, { state: 'left', activeAt: context.clock.now() });
  return begin(tx, context, { type, title, subjectId, paperId: null, questions });
}

/** Answers `question.generateChapter`. */
export function generateChapter(
  { subjectId, pointId, count, start, ...scope }: GenerateChapterIn,
  context: UserContext,
): Promise<Generated> {
  return generating(context, async (tx) => {
    const { point } = await expectPoint({ ...context, db: tx }, pointId);
    if (point.subjectId !== subjectId) throw new BusinessError('0', '没有找到这个知识点');
    const { companyId, userId } = memberOf(context);
    return continueOrBegin(tx, context, {
      type: 'chapter',
      subjectId,
      title: point.pointName,
      start,
      emptyMessage: '这里没有符合条件的题目',
      choose: async () => {
        const pool = { companyId, userId, subjectId, pointIds: [pointId] };
        const limit = count ?? bankConfigs.chapter.defaultCount;
        return planned(
          take(await readChoices(tx, pool, chapterSelection(scope, limit)), limit),
          point.pointName,
        );
      },
    });
  });
}

/** Answers `question.generateOrderPaper`. */
export function generateOrderPaper(
  { subjectId, count, start }: GenerateOrderPaperIn,
  context: UserContext,
): Promise<Generated> {
  return generating(context, async (tx) => {
    const { companyId, userId } = memberOf(context);
    const subject = await expectSubject(tx, companyId, subjectId);
    return continueOrBegin(tx, context, {
      type: 'order',
      subjectId,
      title: `${subject.name} · 顺序练习`,
      start,
      emptyMessage: '这个科目的题目都做完了',
      choose: async () => {
        const limit = count ?? bankConfigs.order.defaultCount;
        const choices = await readChoices(tx, { companyId, userId, subjectId }, sequentialSelection(limit));
        return planned(take(choices, limit), subject.name);
      },
    });
  });
}

/** Answers `question.generateSmartPaper`. */
export function generateSmartPaper(
  { subjectId, pointIds, ...rules }: GenerateSmartPaperIn,
  context: UserContext,
): Promise<Generated> {
  return generating(context, async (tx) => {
    const { companyId, userId } = memberOf(context);
    const subject = await expectSubject(tx, companyId, subjectId);
    const points = pointIds?.filter(isId);
    const seed = randomInt(SEEDS);
    const pool = { companyId, userId, subjectId, ...(points !== undefined && { pointIds: points }) };
    const choices = await readChoices(tx, pool, smartSelection(rules, seed));
    const chosen = composeSmartPaper(choices, rules, seed);
    if (chosen === undefined) throw new BusinessError('0', '符合条件的题目不够，请减少题数或放宽条件');
    const plan = {
      type: 'smart',
      title: `${subject.name} · 智能组卷`,
      subjectId,
      paperId: null,
      questions: planned(chosen),
    } as const;
    return begin(tx, context, plan, { seed });
  });
}

/**
 * Chooses the questions of a day. Reuses those of the first student who began; otherwise seeds the choice by
 * day and subject, so that everybody gets the same.
 */
async function chooseDaily(
  tx: Queryable,
  companyId: string,
  subject: { id: string; name: string },
  now: Date,
): Promise<PlannedQuestion[]> {
  const day = dayOf(now);
  const [first] = await tx
    .select()
    .from(exerciseRecords)
    .where(
      and(
        eq(exerciseRecords.companyId, companyId),
        eq(exerciseRecords.subjectId, subject.id),
        eq(exerciseRecords.day, day),
      ),
    )
    .orderBy(exerciseRecords.id)
    .limit(1);
  if (first !== undefined) return (await planRecord(tx, first, now)).questions.slice();
  const seed = createHash('sha256').update(`${subject.id} ${day}`).digest().readInt32BE();
  const count = bankConfigs.daily.defaultCount;
  const pool = { companyId, userId: undefined, subjectId: subject.id };
  const marked = await readChoices(tx, pool, dailySelection(seed, count));
  // Falls back to all questions where the subject has only open ones.
  const choices = marked.length > 0 ? marked : await readChoices(tx, pool, shuffledSelection(seed, count));
  return planned(takeExactly(choices, count), subject.name);
}

/** Answers `question.generateDaily`. */
export function generateDaily({ subjectId }: GenerateDailyIn, context: UserContext): Promise<Generated> {
  return generating(context, async (tx) => {
    const { companyId, userId } = memberOf(context);
    const subject = await expectSubject(tx, companyId, subjectId);
    const now = context.clock.now();
    const day = dayOf(now);
    const [existing] = await tx
      .select({ id: exerciseRecords.id })
      .from(exerciseRecords)
      .where(
        and(
          eq(exerciseRecords.userId, userId),
          eq(exerciseRecords.subjectId, subjectId),
          eq(exerciseRecords.day, day),
        ),
      );
    if (existing !== undefined) return { recordId: existing.id, resumed: true };
    const questions = await chooseDaily(tx, companyId, subject, now);
    if (questions.length === 0) throw new BusinessError('0', '这个科目还没有题目');
    return begin(
      tx,
      context,
      { type: 'daily', title: `${subject.name} · 每日一练`, subjectId, paperId: null, questions },
      { day },
    );
  });
}

/** Answers `visitor.reexamine`: asks the same questions again. */
export function reexamine({ recordId }: ReexamineIn, context: UserContext): Promise<Generated> {
  return generating(context, async (tx) => {
    const record = await ownRecord(tx, memberOf(context), recordId);
    if (record.type === 'exam') throw new BusinessError('0', '考试不能重做');
    if (record.state !== 'submitted') throw new BusinessError('0', '交卷之后才能再做一遍');
    return begin(tx, context, {
      ...(await planRecord(tx, record, context.clock.now())),
      type: 'again',
      title: record.title,
    });
  });
}

/** Answers `question.chapterPointDetail`. */
export async function chapterPointDetail(
  { pointId }: ChapterPointDetailIn,
  context: Context,
): Promise<ChapterPointDetail> {
  const { db, company, user } = context;
  const { point, children } = await expectPoint(context, pointId);
  const { subjectId } = point;
  const open =
    user === undefined
      ? undefined
      : await findOpen(
          db,
          { companyId: company.id, userId: user.id },
          { type: 'chapter', subjectId, title: point.pointName },
        );
  return {
    point,
    children,
    types: await countTypes(db, company.id, { subjectId, pointId }),
    recordId: open?.id ?? null,
  };
}
