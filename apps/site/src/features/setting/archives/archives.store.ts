import type { Reply } from '@lectern/sdk';
import {
  type ExerciseExamRecord,
  exerciseExamRecord,
  type StudentStudyInfo,
  studentStudyInfo,
  type StudyClass,
  studyClass,
  studyRecordPdfUrl,
} from '@lectern/sdk/endpoints/other';
import { request } from '../../../shared/client/client.ts';
import { ports } from '../../../shared/ports.ts';
import { attempt, type Result } from '../../../shared/result.ts';
import { requireOwnAddress } from '../../../shared/safety/outsideLinks.ts';
import { localizedText } from '../../../shared/i18n/localizedText.ts';
import { session } from '../../../shared/session/session.store.ts';
import { loadable } from '../../../shared/loadable.ts';
import type { ReadBy } from '../../../shared/readBy.ts';
import { readRows } from '../../../shared/rows.ts';

/** Totals of the student's learning. */
export type StudySum = ReadBy<typeof readSum>;

/** A course with the student's progress. */
export type ClassProgress = ReadBy<typeof readClass>;

/** A hand-in of the student. */
export type HandedIn = ReadBy<typeof readHandedIn>;

/** Hand-ins per page. */
export const WORK_PER_PAGE = 10;

const readSum = (reply: Reply<StudentStudyInfo>) => ({
  seconds: reply.studySeconds ?? 0,
  streakDays: reply.streakDays ?? 0,
  courses: reply.courseCount ?? 0,
  finishedCourses: reply.finishedCourseCount ?? 0,
  exercises: reply.exerciseCount ?? 0,
  exams: reply.examCount ?? 0,
});

const readClass = (entry: Reply<StudyClass>) => ({
  id: entry.classTypeId ?? '',
  commodityId: entry.commodityId ?? '',
  name: localizedText(entry.className, entry.classNameEn),
  lessons: entry.lessonCount ?? 0,
  finished: entry.finishedCount ?? 0,
  percent: Math.min(100, Math.max(0, entry.progressPercent ?? 0)),
});

const readHandedIn = (entry: Reply<ExerciseExamRecord>['records'][number]) => ({
  id: entry.recordId ?? '',
  kind: entry.kind ?? 'exercise',
  title: entry.title ?? '',
  /** Null until it is graded. */
  score: typeof entry.score === 'number' ? entry.score : null,
  total: entry.totalScore ?? 0,
  at: entry.submittedAt ?? '',
});

// The parts of the learning archive load and fail independently.

/** Totals of the student's learning. */
export const [studySum, loadSum] = loadable(async () => readSum(await request(studentStudyInfo, {})));

/** The student's courses. */
export const [studyClasses, loadClasses] = loadable(async () =>
  (await request(studyClass, { classType: 'all', stuId: session.userId })).map(readClass),
);

/** A page of hand-ins. */
export const [handedIn, loadWork] = loadable(async (page: number) =>
  readRows(await request(exerciseExamRecord, { pageNo: page, pageSize: WORK_PER_PAGE }), readHandedIn),
);

/** Downloads the record as a PDF with the school's logo, in a language; returns why it could not, if so. */
export const saveRecord = (lang: 'zh' | 'en'): Promise<Result> =>
  attempt(async () => {
    const { url } = await request(studyRecordPdfUrl, { lang });
    // It is served as a download, so the page stays.
    ports.leave(requireOwnAddress(url));
  });
