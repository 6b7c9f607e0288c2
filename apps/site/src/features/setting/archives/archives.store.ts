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
import { prefetched } from '../../../shared/client/prefetched.ts';
import { ports } from '../../../shared/ports.ts';
import { attempt, type Result } from '../../../shared/result.ts';
import { resolveAddress } from '../../../shared/safety/address.ts';
import { words } from '../../../shared/i18n/words.ts';
import { session } from '../../../shared/session/session.store.ts';
import { loadable } from '../../../shared/loadable.ts';
import type { ReadBy } from '../../../shared/readBy.ts';
import { readRows, type Rows } from '../../../shared/rows.ts';

/** The student's learning in numbers. */
export type StudySum = ReadBy<typeof readSum>;

/** A course with the progress in it. */
export type ClassProgress = ReadBy<typeof readClass>;

/** Something that was handed in. */
export type HandedIn = ReadBy<typeof readHandedIn>;

const sum = loadable<StudySum>();
const classes = loadable<readonly ClassProgress[]>();
const work = loadable<Rows<HandedIn>>();

/** The learning archive; a part that could not be had leaves the others. */
export const archives = { sum: sum.state, classes: classes.state, work: work.state };

/** Handed-in work on a page. */
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
  name: words(entry.className, entry.classNameEn),
  lessons: entry.lessonCount ?? 0,
  finished: entry.finishedCount ?? 0,
  percent: Math.min(100, Math.max(0, entry.progressPercent ?? 0)),
});

const readHandedIn = (entry: Reply<ExerciseExamRecord>['records'][number]) => ({
  id: entry.recordId ?? '',
  kind: entry.kind ?? 'exercise',
  title: entry.title ?? '',
  /** Null while it waits to be marked. */
  score: typeof entry.score === 'number' ? entry.score : null,
  total: entry.totalScore ?? 0,
  at: entry.submittedAt ?? '',
});

export const loadSum = prefetched(() => sum.load(async () => readSum(await request(studentStudyInfo, {}))));
export const loadClasses = prefetched(() =>
  classes.load(async () =>
    (await request(studyClass, { classType: 'all', stuId: session.userId })).map(readClass),
  ),
);
/** Loads a page of the work that was handed in. */
export const loadWork = prefetched((page: number) =>
  work.load(async () =>
    readRows(await request(exerciseExamRecord, { pageNo: page, pageSize: WORK_PER_PAGE }), readHandedIn),
  ),
);

/** Saves the record as a PDF with the school's sign, in a language; tells why it could not. */
export const saveRecord = (lang: 'zh' | 'en'): Promise<Result> =>
  attempt(async () => {
    const { url = '' } = await request(studyRecordPdfUrl, { lang });
    const resolved = resolveAddress(url);
    if (resolved.kind !== 'same-origin') throw new Error('The address of the record leads elsewhere');
    // It comes as a file to be saved, so the page stays.
    ports.leave(resolved.href);
  });
