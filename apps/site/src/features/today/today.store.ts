import type { Reply } from '@lectern/sdk';
import {
  generateChapter,
  generatePaper,
  type NextChapter,
  today as todayCall,
  type TodayStep,
} from '@lectern/sdk/endpoints/question';
import { proxy } from 'valtio/vanilla';
import { startExercise } from '../../shared/routes/enterExercise.ts';
import { request } from '../../shared/client/client.ts';
import { localizedText, type LocalizedText } from '../../shared/i18n/localizedText.ts';
import { loadInto, type LoadStatus } from '../../shared/loadable.ts';
import { ports } from '../../shared/ports.ts';
import { isLoggedIn, session } from '../../shared/session/session.store.ts';
import { courseHref, examHref, lessonHref } from '../../shared/routes/pages.ts';

/** A thing to do today. */
export interface TodayItem {
  /** Identifies it in the list. */
  readonly key: string;
  readonly reason: TodayStep['reason'] | 'next';
  readonly isDone: boolean;
  readonly name: LocalizedText;
  readonly subject: string;
  readonly plan: LocalizedText;
  readonly count: number;
  /** For the next chapter: how many of `count` were done. */
  readonly doneCount: number;
  /** Link to it; empty if it is started by a call. */
  readonly href: string;
  /** What is started by a call; undefined for a link, and for something done already. */
  readonly begins:
    | { readonly kind: 'paper'; readonly paperId: string }
    | { readonly kind: 'chapter'; readonly pointId: string; readonly subjectId: string }
    | undefined;
  /** Whether it can only be viewed: a course that the student does not own. */
  readonly isOnlySeen: boolean;
  /** For an exam, UTC; empty otherwise. */
  readonly openAt: string;
  readonly closeAt: string;
}

/** What a student should do today. */
export interface TodayState {
  status: LoadStatus;
  items: readonly TodayItem[];
  /** What to continue with once everything is done. */
  next: TodayItem | undefined;
  /** Number of days until the student's own exam; undefined if none is set. */
  examInDays: number | undefined;
}

/** Whether an exam is in the future, so that it can only be viewed. */
export const isUpcoming = ({ openAt }: Pick<TodayItem, 'openAt'>): boolean =>
  openAt !== '' && Date.parse(openAt) > ports.now();

/** Returns how many things there are to do today, and how many are done; future ones do not count. */
export function countTasks(items: readonly TodayItem[]): { readonly done: number; readonly all: number } {
  const tasks = items.filter((item) => item.isDone || !isUpcoming(item));
  return { done: tasks.filter(({ isDone }) => isDone).length, all: tasks.length };
}

/** The values if loading failed. */
const failedValues = { items: [], next: undefined, examInDays: undefined } as const;

/** The state for a visitor. */
const visitorState = { status: 'idle', ...failedValues } as const;

export const today = proxy<TodayState>({ ...visitorState });

function hrefOf(step: Reply<TodayStep>): string {
  const { kind, targetId = '', commodityId = '', lessonId = '' } = step;
  if (kind === 'repeat') return '#/lib/subject/wrong/repeat';
  if (targetId === '') return '';
  if (kind === 'exam') return examHref(targetId);
  if (kind !== 'course') return '';
  return lessonId === ''
    ? courseHref(commodityId, targetId)
    : lessonHref({ commodityId, courseId: targetId }, lessonId);
}

function beginsOf({ kind, targetId = '', subjectId = '' }: Reply<TodayStep>): TodayItem['begins'] {
  if (targetId === '') return undefined;
  if (kind === 'paper') return { kind, paperId: targetId };
  return kind === 'chapter' ? { kind, pointId: targetId, subjectId } : undefined;
}

function readStep(step: Reply<TodayStep>): TodayItem[] {
  const { reason, kind } = step;
  if (reason === undefined || kind === undefined) return [];
  const isDone = step.doneFlag === 1;
  const href = hrefOf(step);
  const begins = beginsOf(step);
  // Without a target there is nothing to do, but it may still be shown as done.
  if (!isDone && href === '' && begins === undefined) return [];
  return [
    {
      key: `${reason} ${kind} ${step.targetId ?? ''}`,
      reason,
      isDone,
      name: localizedText(step.name, step.nameEn),
      subject: step.subjectName ?? '',
      plan: localizedText(step.planName, step.planNameEn),
      count: step.count ?? 0,
      doneCount: 0,
      href,
      begins,
      isOnlySeen: kind === 'course' && (step.lessonId ?? '') === '',
      openAt: step.openAt ?? '',
      closeAt: step.closeAt ?? '',
    },
  ];
}

function readNext(next: Reply<NextChapter> | undefined): TodayItem | undefined {
  if (!next?.pointId || !next.subjectId) return undefined;
  const { pointId, subjectId } = next;
  return {
    key: 'next',
    reason: 'next',
    isDone: false,
    name: localizedText(next.pointName, ''),
    subject: next.subjectName ?? '',
    plan: localizedText('', ''),
    count: next.questionCount ?? 0,
    doneCount: next.doneCount ?? 0,
    href: '',
    begins: { kind: 'chapter', pointId, subjectId },
    isOnlySeen: false,
    openAt: '',
    closeAt: '',
  };
}

const DAY_MS = 86_400_000;

/** Returns the number of days between two dates; undefined if one is missing. */
function daysBetween(day = '', later = ''): number | undefined {
  const days = Math.round((Date.parse(later) - Date.parse(day)) / DAY_MS);
  return days >= 0 ? days : undefined;
}

const { load, cancel } = loadInto(today, () => failedValues);

/** Age in ms after which a page that shows only the remaining number reloads the list. */
const MAX_AGE_MS = 30_000;

/** Whose list was loaded last, and when. */
let read = { token: '', at: 0 };

/** Loads or reloads what to do today; nothing for a visitor. */
export async function loadToday(): Promise<void> {
  if (!isLoggedIn()) {
    cancel();
    Object.assign(today, visitorState);
    return;
  }
  const isShown = await load(async () => {
    const reply = await request(todayCall, {});
    return {
      items: reply.steps.flatMap(readStep),
      next: readNext(reply.next),
      examInDays: daysBetween(reply.day, reply.examOn),
    };
  });
  if (isShown) read = { token: session.token, at: ports.now() };
}

/** Loads what to do today, unless it was loaded recently. */
export async function loadTodayIfStale(): Promise<void> {
  const isFresh =
    today.status === 'ready' && read.token === session.token && ports.now() - read.at < MAX_AGE_MS;
  if (!isFresh) await loadToday();
}

/** Starts or continues a chapter or a paper of today; returns the exercise's id. */
export const startItem = ({ key, begins }: TodayItem) =>
  startExercise(key, async () => {
    if (begins === undefined) return { recordId: undefined };
    return begins.kind === 'paper'
      ? request(generatePaper, { paperId: begins.paperId })
      : request(generateChapter, { pointId: begins.pointId, subjectId: begins.subjectId });
  });
