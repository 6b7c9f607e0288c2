import {
  exerciseExamRecord,
  studentStudyInfo,
  studyClass,
  studyRecordPdfUrl,
} from '@lectern/sdk/endpoints/other';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { ports } from '../../../shared/ports.ts';
import { attempt, type Result } from '../../../shared/result.ts';
import { resolveAddress } from '../../../shared/safety/address.ts';
import { words, type Words } from '../../../shared/i18n/words.ts';
import { session } from '../../../shared/session/session.store.ts';
import type { LoadStatus } from '../../../shared/loadable.ts';

/** The student's learning in numbers. */
export interface StudySum {
  readonly seconds: number;
  readonly streakDays: number;
  readonly courses: number;
  readonly finishedCourses: number;
  readonly exercises: number;
  readonly exams: number;
}

/** A course with the progress in it. */
export interface ClassProgress {
  readonly id: string;
  readonly commodityId: string;
  readonly name: Words;
  readonly lessons: number;
  readonly finished: number;
  /** 0 to 100. */
  readonly percent: number;
}

/** Something that was handed in. */
export interface HandedIn {
  readonly id: string;
  readonly kind: 'exercise' | 'exam';
  readonly title: string;
  /** Null while it waits to be marked. */
  readonly score: number | null;
  readonly total: number;
  readonly at: string;
}

/** The learning archive; each part may be missing. */
export interface ArchivesState {
  status: LoadStatus;
  sum: StudySum | undefined;
  classes: readonly ClassProgress[];
  work: readonly HandedIn[];
  workTotal: number;
}

export const archives = proxy<ArchivesState>({
  status: 'idle',
  sum: undefined,
  classes: [],
  work: [],
  workTotal: 0,
});

/** Handed-in work on a page. */
export const WORK_PER_PAGE = 10;

async function loadSum(): Promise<void> {
  const reply = await request(studentStudyInfo, {});
  archives.sum = {
    seconds: reply.studySeconds ?? 0,
    streakDays: reply.streakDays ?? 0,
    courses: reply.courseCount ?? 0,
    finishedCourses: reply.finishedCourseCount ?? 0,
    exercises: reply.exerciseCount ?? 0,
    exams: reply.examCount ?? 0,
  };
}

async function loadClasses(): Promise<void> {
  const reply = await request(studyClass, { classType: 'all', stuId: session.userId });
  archives.classes = ref(
    reply.map((entry) => ({
      id: entry.classTypeId ?? '',
      commodityId: entry.commodityId ?? '',
      name: words(entry.className, entry.classNameEn),
      lessons: entry.lessonCount ?? 0,
      finished: entry.finishedCount ?? 0,
      percent: Math.min(100, Math.max(0, entry.progressPercent ?? 0)),
    })),
  );
}

async function loadWork(page: number): Promise<void> {
  const reply = await request(exerciseExamRecord, { pageNo: page, pageSize: WORK_PER_PAGE });
  archives.work = ref(
    reply.records.map((entry) => ({
      id: entry.recordId ?? '',
      kind: entry.kind ?? 'exercise',
      title: entry.title ?? '',
      score: typeof entry.score === 'number' ? entry.score : null,
      total: entry.totalScore ?? 0,
      at: entry.submittedAt ?? '',
    })),
  );
  archives.workTotal = reply.total ?? 0;
}

/** Reads the archive; it fails only when none of its parts is to be had. */
export const loadArchives = prefetched(async (page: number): Promise<void> => {
  archives.status = 'loading';
  const parts = await Promise.allSettled([loadSum(), loadClasses(), loadWork(page)]);
  archives.status = parts.every(({ status }) => status === 'rejected') ? 'failed' : 'ready';
});

/** Saves the record as a PDF with the school's sign, in a language; tells why it could not. */
export const saveRecord = (lang: 'zh' | 'en'): Promise<Result> =>
  attempt(async () => {
    const { url = '' } = await request(studyRecordPdfUrl, { lang });
    const resolved = resolveAddress(url);
    if (resolved.kind !== 'same-origin') throw new Error('The address of the record leads elsewhere');
    // It comes as a file to be saved, so the page stays.
    ports.leave(resolved.href);
  });
