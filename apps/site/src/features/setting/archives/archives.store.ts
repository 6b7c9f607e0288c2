import {
  exerciseExamRecord,
  studentStudyInfo,
  studyClass,
  studyRecordPdfUrl,
} from '@lectern/sdk/endpoints/other';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { ports } from '../../../shared/ports.ts';
import { attempt, type Result } from '../../../shared/result.ts';
import { resolveAddress } from '../../../shared/safety/address.ts';
import { words, type Words } from '../../../shared/i18n/words.ts';
import { session } from '../../../shared/session/session.store.ts';
import { loadable } from '../../../shared/loadable.ts';
import { readRows, type Rows } from '../../../shared/rows.ts';

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

const sum = loadable<StudySum>();
const classes = loadable<readonly ClassProgress[]>();
const work = loadable<Rows<HandedIn>>();

/** The learning archive; a part that could not be had leaves the others. */
export const archives = { sum: sum.state, classes: classes.state, work: work.state };

/** Handed-in work on a page. */
export const WORK_PER_PAGE = 10;

async function readSum(): Promise<StudySum> {
  const reply = await request(studentStudyInfo, {});
  return {
    seconds: reply.studySeconds ?? 0,
    streakDays: reply.streakDays ?? 0,
    courses: reply.courseCount ?? 0,
    finishedCourses: reply.finishedCourseCount ?? 0,
    exercises: reply.exerciseCount ?? 0,
    exams: reply.examCount ?? 0,
  };
}

async function readClasses(): Promise<readonly ClassProgress[]> {
  const reply = await request(studyClass, { classType: 'all', stuId: session.userId });
  return reply.map((entry) => ({
    id: entry.classTypeId ?? '',
    commodityId: entry.commodityId ?? '',
    name: words(entry.className, entry.classNameEn),
    lessons: entry.lessonCount ?? 0,
    finished: entry.finishedCount ?? 0,
    percent: Math.min(100, Math.max(0, entry.progressPercent ?? 0)),
  }));
}

async function readWork(page: number): Promise<Rows<HandedIn>> {
  const reply = await request(exerciseExamRecord, { pageNo: page, pageSize: WORK_PER_PAGE });
  return readRows(reply, (entry) => ({
    id: entry.recordId ?? '',
    kind: entry.kind ?? 'exercise',
    title: entry.title ?? '',
    score: typeof entry.score === 'number' ? entry.score : null,
    total: entry.totalScore ?? 0,
    at: entry.submittedAt ?? '',
  }));
}

export const loadSum = prefetched(() => sum.load(readSum));
export const loadClasses = prefetched(() => classes.load(readClasses));
/** Loads a page of the work that was handed in. */
export const loadWork = prefetched((page: number) => work.load(() => readWork(page)));

/** Saves the record as a PDF with the school's sign, in a language; tells why it could not. */
export const saveRecord = (lang: 'zh' | 'en'): Promise<Result> =>
  attempt(async () => {
    const { url = '' } = await request(studyRecordPdfUrl, { lang });
    const resolved = resolveAddress(url);
    if (resolved.kind !== 'same-origin') throw new Error('The address of the record leads elsewhere');
    // It comes as a file to be saved, so the page stays.
    ports.leave(resolved.href);
  });
