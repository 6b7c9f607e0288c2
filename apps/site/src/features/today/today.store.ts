import type { Reply } from '@lectern/sdk';
import {
  generateChapter,
  generatePaper,
  type NextChapter,
  today as todayCall,
  type TodayStep,
} from '@lectern/sdk/endpoints/question';
import { proxy } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { words, type Words } from '../../shared/i18n/words.ts';
import { loadInto, type LoadStatus } from '../../shared/loadable.ts';
import { ports } from '../../shared/ports.ts';
import { attempt, madeId, type Result } from '../../shared/result.ts';
import { isLoggedIn, session } from '../../shared/session/session.store.ts';
import { courseHref, examHref, lessonHref } from '../../shared/routes/pages.ts';

/** One thing to do today. */
export interface TodayItem {
  /** Names it in the list. */
  readonly key: string;
  readonly reason: TodayStep['reason'] | 'next';
  readonly isDone: boolean;
  readonly name: Words;
  readonly subject: string;
  readonly plan: Words;
  readonly count: number;
  /** Of the next chapter, how many of `count` were done. */
  readonly doneCount: number;
  /** Where it is done; empty for what is begun first. */
  readonly href: string;
  /** What is begun; undefined for a link, and for what is done already. */
  readonly begins:
    | { readonly kind: 'paper'; readonly paperId: string }
    | { readonly kind: 'chapter'; readonly pointId: string; readonly subjectId: string }
    | undefined;
  /** Whether it can only be read about: a course that is not the student's. */
  readonly isOnlySeen: boolean;
  /** Of an exam, UTC; empty for all else. */
  readonly openAt: string;
  readonly closeAt: string;
}

/** What a student should do today. */
export interface TodayState {
  status: LoadStatus;
  items: readonly TodayItem[];
  /** What to go on with once all is done. */
  next: TodayItem | undefined;
  /** How many days it is to the student's own exam; undefined where none is set. */
  examInDays: number | undefined;
  /** What is being begun, by its key; empty while nothing is. */
  starting: string;
}

/** Whether an exam is still to come, so that it can only be read about. */
export const isToCome = ({ openAt }: Pick<TodayItem, 'openAt'>): boolean =>
  openAt !== '' && Date.parse(openAt) > ports.now();

/** How many things there are to do today, and how many of them are done; what can only be awaited is none. */
export function countTasks(items: readonly TodayItem[]): { readonly done: number; readonly all: number } {
  const tasks = items.filter((item) => item.isDone || !isToCome(item));
  return { done: tasks.filter(({ isDone }) => isDone).length, all: tasks.length };
}

/** What stands where it cannot be read. */
const nothing = { items: [], next: undefined, examInDays: undefined } as const;

/** For a visitor. */
const none = { status: 'idle', starting: '', ...nothing } as const;

export const today = proxy<TodayState>({ ...none });

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
  // What leads nowhere is nothing to do; done it may still be.
  if (!isDone && href === '' && begins === undefined) return [];
  return [
    {
      key: `${reason} ${kind} ${step.targetId ?? ''}`,
      reason,
      isDone,
      name: words(step.name, step.nameEn),
      subject: step.subjectName ?? '',
      plan: words(step.planName, step.planNameEn),
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
  const { pointId = '', subjectId = '' } = next ?? {};
  if (pointId === '' || subjectId === '') return undefined;
  return {
    key: 'next',
    reason: 'next',
    isDone: false,
    name: words(next?.pointName, ''),
    subject: next?.subjectName ?? '',
    plan: words('', ''),
    count: next?.questionCount ?? 0,
    doneCount: next?.doneCount ?? 0,
    href: '',
    begins: { kind: 'chapter', pointId, subjectId },
    isOnlySeen: false,
    openAt: '',
    closeAt: '',
  };
}

const DAY_MS = 86_400_000;

/** How many days it is from a day to another; undefined where one is missing. */
function daysBetween(day = '', later: string | null = ''): number | undefined {
  const days = Math.round((Date.parse(later ?? '') - Date.parse(day)) / DAY_MS);
  return days >= 0 ? days : undefined;
}

const { load, cancel } = loadInto(today, () => nothing);

/** What was read so long ago, in ms, is read anew by a page that shows no more than how much is left. */
const FRESH_MS = 30_000;

/** Whose list was read last, and when. */
let read = { token: '', at: 0 };

/** Loads what to do today, also anew; nothing for a visitor. */
export async function loadToday(): Promise<void> {
  if (!isLoggedIn()) {
    cancel();
    Object.assign(today, none);
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

/** Loads what to do today, unless it was read just now. */
export async function freshenToday(): Promise<void> {
  const isFresh =
    today.status === 'ready' && read.token === session.token && ports.now() - read.at < FRESH_MS;
  if (!isFresh) await loadToday();
}

/** Begins a chapter or a paper of today, or goes on with it; gives the exercise's id. */
export async function startItem({ key, begins }: TodayItem): Promise<Result<string>> {
  today.starting = key;
  const outcome = await attempt(async () => {
    if (begins === undefined) return madeId(undefined);
    const made =
      begins.kind === 'paper'
        ? await request(generatePaper, { paperId: begins.paperId })
        : await request(generateChapter, { pointId: begins.pointId, subjectId: begins.subjectId });
    return madeId(made.recordId);
  });
  today.starting = '';
  return outcome;
}
