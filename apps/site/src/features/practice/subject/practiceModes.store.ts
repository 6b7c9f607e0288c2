import {
  bankTypeNumber,
  chapterPoints,
  checkUnfinished,
  dailyToday,
  type ExerciseRecord,
  generateChapter,
  generateDaily,
  generateOrderPaper,
  generateSmartPaper,
} from '@lectern/sdk/endpoints/question';
import type { Reply } from '@lectern/sdk';
import { proxy } from 'valtio/vanilla';
import { startExercise } from '../../../shared/routes/enterExercise.ts';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { session } from '../../../shared/session/session.store.ts';
import type { Result } from '../../../shared/result.ts';
import type { ReadBy } from '../../../shared/readBy.ts';
import { openedSince } from '../lastOpened.ts';

/** Kinds of question, in the order of a paper. */
export const questionKinds = ['single', 'multiple', 'judge', 'blank', 'open', 'material', 'cloze'] as const;
/** A kind of question. */
export type QuestionKind = (typeof questionKinds)[number];

/** A chapter or a knowledge point of the subject. */
export interface PointItem {
  readonly id: string;
  /** The chapter it belongs to; empty for a chapter itself. */
  readonly parentId: string;
  readonly name: string;
  readonly questionCount: number;
  readonly doneCount: number;
  readonly rightCount: number;
}

/** Today's practice of the subject. */
export interface DailyItem {
  readonly state: 'new' | 'doing' | 'done';
  readonly questionCount: number;
  readonly rightCount: number;
  readonly studentCount: number;
  /** 0 before it is handed in. */
  readonly rank: number;
  readonly streakDays: number;
}

/** An unfinished exercise of the subject. */
export type UnfinishedItem = ReadBy<typeof readUnfinished>;

/** The ways to practise one subject. */
export interface PracticeModesState {
  status: 'idle' | 'loading' | 'ready';
  subjectId: string;
  points: PointItem[];
  daily: DailyItem | undefined;
  /** Number of questions of each kind. */
  kinds: { readonly kind: QuestionKind; readonly count: number }[];
  unfinished: UnfinishedItem | undefined;
  /** Whether some of it could not be loaded; the rest is present. */
  hasFailed: boolean;
}

const initial = (subjectId: string): PracticeModesState => ({
  status: 'loading',
  subjectId,
  points: [],
  daily: undefined,
  kinds: [],
  unfinished: undefined,
  hasFailed: false,
});

export const practiceModes = proxy<PracticeModesState>({ ...initial(''), status: 'idle' });

async function loadPoints(subjectId: string): Promise<void> {
  const reply = await request(chapterPoints, { subjectId });
  if (practiceModes.subjectId !== subjectId) return;
  practiceModes.points = reply.flatMap((entry) => {
    const item: PointItem = {
      id: entry.pointId ?? '',
      parentId: entry.parentId ?? '',
      name: entry.pointName ?? '',
      questionCount: entry.questionCount ?? 0,
      doneCount: entry.doneCount ?? 0,
      rightCount: entry.rightCount ?? 0,
    };
    return item.id === '' || item.questionCount === 0 ? [] : [item];
  });
}

async function loadKinds(subjectId: string): Promise<void> {
  const reply = await request(bankTypeNumber, { subjectId });
  if (practiceModes.subjectId !== subjectId) return;
  practiceModes.kinds = reply.flatMap((entry) => {
    const kind = entry.type;
    return kind === undefined ? [] : [{ kind, count: entry.number ?? 0 }];
  });
}

function readUnfinished(record: Reply<ExerciseRecord> | undefined) {
  if (!record?.recordId) return undefined;
  return {
    recordId: record.recordId,
    title: record.title ?? '',
    answeredCount: record.answeredCount ?? 0,
    questionCount: record.questionCount ?? 0,
  };
}

async function loadDaily(subjectId: string): Promise<void> {
  const { subjects, streakDays } = await request(dailyToday, { subjectId });
  if (practiceModes.subjectId !== subjectId) return;
  const [daily] = subjects;
  practiceModes.daily = daily && {
    state: daily.state ?? 'new',
    questionCount: daily.questionCount ?? 0,
    rightCount: daily.rightCount ?? 0,
    studentCount: daily.studentCount ?? 0,
    rank: daily.rank ?? 0,
    streakDays: streakDays ?? 0,
  };
}

async function loadUnfinished(subjectId: string): Promise<void> {
  const { record } = await request(checkUnfinished, { subjectId });
  if (practiceModes.subjectId === subjectId) practiceModes.unfinished = readUnfinished(record);
}

const hasOpened = openedSince();

/** Loads or reloads the ways to practise a subject; a part that fails only leaves out itself. */
export const loadPracticeModes = prefetched(async (subjectId: string): Promise<void> => {
  if (practiceModes.subjectId !== subjectId) Object.assign(practiceModes, initial(subjectId));
  if (hasOpened()) practiceModes.status = 'loading';
  const parts = await Promise.allSettled([
    loadPoints(subjectId),
    loadKinds(subjectId),
    ...(session.token === '' ? [] : [loadDaily(subjectId), loadUnfinished(subjectId)]),
  ]);
  if (practiceModes.subjectId === subjectId)
    Object.assign(practiceModes, {
      status: 'ready',
      hasFailed: parts.some(({ status }) => status === 'rejected'),
    });
});

/** Starts or resumes a chapter or point. */
export function startChapter(pointId: string): Promise<Result<string>> {
  const { subjectId } = practiceModes;
  return startExercise(`point ${pointId}`, () => request(generateChapter, { subjectId, pointId }));
}

/** Continues through the subject question by question. */
export function startOrder(): Promise<Result<string>> {
  const { subjectId } = practiceModes;
  return startExercise('order', () => request(generateOrderPaper, { subjectId }));
}

/** Starts or resumes today's practice. */
export function startDaily(): Promise<Result<string>> {
  const { subjectId } = practiceModes;
  return startExercise('daily', () => request(generateDaily, { subjectId }));
}

/** Starts a paper with the given number of questions of each kind. */
export function startSmart(
  counts: Readonly<Partial<Record<QuestionKind, number>>>,
  difficulty: number,
): Promise<Result<string>> {
  const { subjectId } = practiceModes;
  const types = questionKinds.flatMap((type) => {
    const number = counts[type] ?? 0;
    return number > 0 ? [{ type, number }] : [];
  });
  return startExercise('smart', () =>
    request(generateSmartPaper, { subjectId, types, ...(difficulty > 0 && { difficulty }) }),
  );
}
