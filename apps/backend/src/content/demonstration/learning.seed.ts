import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { courses, lessons } from '../../modules/catalogue/catalogue.tables.ts';
import { enrolments } from '../../modules/catalogue/students.tables.ts';
import { sumUpCourse } from '../../modules/learning/recordProgress.service.ts';
import { lessonProgress, lessonVisits } from '../../modules/learning/learning.tables.ts';
import { lessonNotes } from '../../modules/course/course.tables.ts';
import { studentAt } from './find.ts';

const DAY_MS = 86_400_000;
/** Length of the demonstration's video, in seconds. */
const VIDEO_SECONDS = 54;

/** How far a student is in their courses, in the order in which they got them. */
interface StudyContent {
  readonly host: string;
  readonly username: string;
  readonly courses: readonly {
    /** Lessons that are finished: so many, or all. */
    readonly finished: number | 'all';
    /** Where the next lesson was left, in seconds. */
    readonly at?: number;
    readonly daysAgo: number;
  }[];
  /** Notes on the first lesson of the first course: second, words. */
  readonly notes?: readonly (readonly [at: number, words: string])[];
}

const contents: readonly StudyContent[] = [
  {
    host: 'localhost',
    username: 'student',
    courses: [
      { finished: 3, at: 31, daysAgo: 1 },
      { finished: 1, at: 12, daysAgo: 6 },
      { finished: 'all', daysAgo: 11 },
    ],
    notes: [
      [12, '刘徽割圆：边数翻倍，多边形越来越贴近圆。这就是“无限靠近”的样子。'],
      [34, 'x = 1 处没有定义也没关系，看的是走近它的过程。'],
    ],
  },
  {
    host: 'localhost',
    username: 'returner',
    courses: [
      { finished: 'all', daysAgo: 380 },
      { finished: 2, at: 20, daysAgo: 120 },
    ],
  },
  { host: 'localhost', username: 'member', courses: [{ finished: 2, at: 8, daysAgo: 2 }] },
  { host: 'localhost', username: 'emma', courses: [{ finished: 1, at: 25, daysAgo: 3 }] },
  { host: 'second.localhost', username: 'student', courses: [{ finished: 1, at: 40, daysAgo: 4 }] },
];

async function seedStudy(tx: Queryable, content: StudyContent): Promise<void> {
  const student = await studentAt(tx, content.host, content.username);
  const owned = await tx
    .select({ courseId: courses.id })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(and(eq(enrolments.userId, student.userId), eq(courses.kind, 'recorded')))
    .orderBy(asc(enrolments.id));

  for (const [place, study] of content.courses.entries()) {
    const courseId = owned[place]?.courseId;
    if (courseId === undefined) continue;
    const all = await tx
      .select()
      .from(lessons)
      .where(eq(lessons.courseId, courseId))
      .orderBy(asc(lessons.position));
    const finished = study.finished === 'all' ? all.length : study.finished;
    const studiedAt = (back: number) => new Date(Date.now() - study.daysAgo * DAY_MS - back * 3_100_000);
    const opened = all.slice(0, study.at === undefined ? finished : finished + 1);
    if (opened.length === 0) continue;
    await tx.insert(lessonProgress).values(
      opened.map((lesson, index) => {
        const isFinished = index < finished;
        const to = isFinished ? VIDEO_SECONDS : (study.at ?? 0);
        const at = studiedAt(opened.length - index);
        return {
          ...student,
          courseId,
          lessonId: lesson.id,
          positionSeconds: to,
          positionAt: at,
          segments: [[0, to] as const],
          percent: Math.floor((to / VIDEO_SECONDS) * 100),
          openedAt: at,
          finishedAt: isFinished ? at : null,
        };
      }),
    );
    await tx.insert(lessonVisits).values(
      opened.map((lesson, index) => ({
        ...student,
        visitId: `seeded-${lesson.id}`,
        lessonId: lesson.id,
        seconds: index < finished ? VIDEO_SECONDS : (study.at ?? 0),
        // A lesson a day.
        beganAt: new Date(studiedAt(0).getTime() - (opened.length - index) * DAY_MS),
      })),
    );
    const last = opened.at(-1);
    if (last !== undefined)
      await sumUpCourse(tx, { userId: student.userId, courseId }, { lessonId: last.id, at: studiedAt(1) });
    if (place > 0 || content.notes === undefined || all[0] === undefined) continue;
    await tx.insert(lessonNotes).values(
      content.notes.map(([at, words], index) => ({
        ...student,
        courseId,
        lessonId: all[0]?.id ?? '',
        content: words,
        positionSeconds: at,
        createdAt: studiedAt(9 - index),
        updatedAt: studiedAt(9 - index),
      })),
    );
  }
}

/** Seeds what the demonstration's students have watched and written down. */
export async function seedLearning(tx: Queryable): Promise<void> {
  for (const content of contents) await seedStudy(tx, content);
}
