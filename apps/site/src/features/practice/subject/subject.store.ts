import type { Reply } from '@lectern/sdk';
import {
  allCategories,
  type ExerciseRecord,
  findPapers,
  generatePaper,
  lastExerciseRecord,
  type Paper,
  type Subject,
  userStatistics,
} from '@lectern/sdk/endpoints/question';
import { proxy } from 'valtio/vanilla';
import { startExercise } from '../../../shared/routes/enterExercise.ts';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { isLoggedIn } from '../../../shared/session/session.store.ts';
import { createPartialLoader } from '../../../shared/partialLoader.ts';
import { loadInto, type LoadStatus } from '../../../shared/loadable.ts';
import type { ReadBy } from '../../../shared/readBy.ts';
import { loadTodayChunk } from '../../today/index.ts';
import { openedSince } from '../lastOpened.ts';

/** A subject with the student's progress. */
export type SubjectItem = ReadBy<typeof readSubject>[number];

/** A category with its subjects. */
export interface CategoryItem {
  readonly id: string;
  readonly name: string;
  readonly subjects: readonly SubjectItem[];
}

/** A paper in the list. */
export type PaperItem = ReadBy<typeof readPaper>[number];

/** The exercise to continue. */
export type LastExercise = ReadBy<typeof readLast>;

/** The student's practice in numbers. */
export interface Statistics {
  readonly doneCount: number;
  /** NaN before anything was graded. */
  readonly rightPercent: number;
  readonly streakDays: number;
  readonly todayCount: number;
  readonly wrongCount: number;
}

/** Filters of the list of papers, stored in the address. */
export interface PaperQuery {
  readonly subjectId: string;
  readonly year: string;
  readonly state: '' | 'new' | 'doing' | 'done';
  readonly page: number;
}

/** The papers to choose from. */
export interface PapersState {
  status: LoadStatus;
  papers: readonly PaperItem[];
  total: number;
  years: readonly number[];
}

/** State of the question bank's start page. Its parts load and fail independently. */
export interface SubjectState {
  status: LoadStatus;
  categories: readonly CategoryItem[];
  /** Whether the student's progress is loaded; `failed` if some of it could not be. */
  progress: 'waiting' | 'known' | 'failed';
  last: LastExercise | undefined;
  statistics: Statistics | undefined;
}

/** Papers per page. */
export const PAPERS_A_PAGE = 12;

export const bank = proxy<SubjectState>({
  status: 'idle',
  categories: [],
  progress: 'waiting',
  last: undefined,
  statistics: undefined,
});
const subjects = loadInto(bank);

export const found = proxy<PapersState>({ status: 'idle', papers: [], total: 0, years: [] });
const papersFound = loadInto(found);

function readSubject(subject: Reply<Subject>) {
  const id = subject.subjectId ?? '';
  if (id === '') return [];
  return [
    {
      id,
      name: subject.subjectName ?? '',
      summary: subject.summary ?? '',
      paperCount: subject.paperCount ?? 0,
      questionCount: subject.questionCount ?? 0,
      doneCount: subject.doneCount ?? 0,
      rightCount: subject.rightCount ?? 0,
      wrongCount: subject.wrongCount ?? 0,
    },
  ];
}

function readPaper(paper: Reply<Paper>) {
  const id = paper.paperId ?? '';
  if (id === '') return [];
  return [
    {
      id,
      name: paper.paperName ?? '',
      subjectName: paper.subjectName ?? '',
      questionCount: paper.questionCount ?? 0,
      totalScore: paper.totalScore ?? 0,
      minutes: paper.minutes ?? 0,
      difficulty: paper.difficulty ?? 0,
      studentCount: paper.studentCount ?? 0,
      state: paper.state ?? 'new',
      recordId: paper.recordId ?? '',
      answeredCount: paper.answeredCount ?? 0,
      /** NaN before it was handed in. */
      bestScore: paper.bestScore ?? Number.NaN,
    },
  ];
}

function readLast(record: Reply<ExerciseRecord> | undefined) {
  if (!record?.recordId) return undefined;
  return {
    recordId: record.recordId,
    title: record.title ?? '',
    isOpen: record.state !== 'submitted',
    answeredCount: record.answeredCount ?? 0,
    questionCount: record.questionCount ?? 0,
  };
}

const hasOpened = openedSince();

const loadCategories = () =>
  subjects.load(async () => ({
    categories: (await request(allCategories, { page: 1, pageSize: 100 })).records.map((category) => ({
      id: category.categoryId ?? '',
      name: category.categoryName ?? '',
      subjects: category.subjects.flatMap(readSubject),
    })),
  }));

const readProgress = createPartialLoader(bank, { progress: 'failed' });

/** Loads or reloads the student's progress; nothing for a visitor. */
export async function loadProgress(): Promise<void> {
  if (!isLoggedIn()) {
    Object.assign(bank, { progress: 'known', last: undefined, statistics: undefined });
    return;
  }
  await readProgress(fetchProgress);
}

async function fetchProgress(): Promise<Partial<SubjectState>> {
  // Today's tasks are awaited together with what is shown below them, to avoid a layout shift; they may fail
  // alone.
  const [last, statistics] = await Promise.allSettled([
    request(lastExerciseRecord, {}),
    request(userStatistics, {}),
    loadTodayChunk().then(({ loadToday }) => loadToday()),
  ]);
  return {
    last: last.status === 'fulfilled' ? readLast(last.value.record) : undefined,
    statistics:
      statistics.status === 'fulfilled'
        ? {
            doneCount: statistics.value.doneCount ?? 0,
            rightPercent: statistics.value.rightPercent ?? Number.NaN,
            streakDays: statistics.value.streakDays ?? 0,
            todayCount: statistics.value.todayCount ?? 0,
            wrongCount: statistics.value.wrongCount ?? 0,
          }
        : undefined,
    progress: [last, statistics].some(({ status }) => status === 'rejected') ? 'failed' : 'known',
  };
}

/** Loads the subjects, and for a student the progress and the exercise to continue. */
export const loadBank = prefetched(async (): Promise<void> => {
  if (hasOpened()) bank.progress = 'waiting';
  await Promise.all([loadCategories(), loadProgress()]);
});

/** Loads the papers of a query. */
export const showPapers = prefetched(async ({ subjectId, year, state, page }: PaperQuery): Promise<void> => {
  await papersFound.load(async () => {
    const reply = await request(findPapers, {
      ...(subjectId !== '' && { subjectId }),
      ...(year !== '' && { year: Number(year) }),
      ...(state !== '' && { state }),
      pageNo: page,
      pageSize: PAPERS_A_PAGE,
    });
    const papers = reply.records.flatMap(readPaper);
    return { papers, total: reply.total ?? papers.length, years: reply.years };
  });
});

/** Starts or resumes a paper; returns the exercise's id. */
export const startPaper = (paperId: string, isFresh: boolean) =>
  startExercise(`paper ${paperId}`, () =>
    request(generatePaper, { paperId, start: isFresh ? 'fresh' : 'continue' }),
  );
