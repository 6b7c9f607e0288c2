import * as catalogue from '@lectern/sdk/endpoints/catalogue';
import * as course from '@lectern/sdk/endpoints/course';
import * as learning from '@lectern/sdk/endpoints/learning';
import { zoomPassword } from '@lectern/sdk/endpoints/other';
import { setMeetings } from '../../../src/modules/learning/setMeetings.service.ts';
import type { DemoSchool } from '../demoSchool.ts';
import { type Sample, sample } from '../sample.ts';

async function ownLesson({ ownCourse }: DemoSchool): Promise<string> {
  return (await ownCourse()).lessonIds[1] ?? '';
}

async function ownNote(school: DemoSchool): Promise<string> {
  const lessonId = await ownLesson(school);
  return (await school.ask(course.addNote, { lessonId, content: '先看极限的定义', positionSeconds: 12 })).id;
}

const VISIT = { id: 'visit-of-today', seconds: 4 };

/** Samples of watching lessons, and of the student's courses. */
export const studySamples: readonly Sample[] = [
  sample(learning.lesson, async ({ ownCourse }) => {
    const { courseId, lessonIds } = await ownCourse();
    return { classTypeId: courseId, lessonId: lessonIds[1] ?? '' };
  }),
  sample(learning.saveProgress, async (school) => ({
    lessonId: await ownLesson(school),
    positionSeconds: 20,
    positionAt: school.app.clock.now().toISOString(),
    segments: [[0, 20]],
  })),
  sample(learning.finishLesson, async ({ ownCourse }) => {
    const { lessonIds } = await ownCourse([{ kind: 'link' }]);
    return { lessonId: lessonIds[0] ?? '' };
  }),
  sample(learning.logOn, async (school) => ({ lessonId: await ownLesson(school), visit: VISIT })),
  sample(learning.logOff, async (school) => ({
    lessonId: await ownLesson(school),
    visit: VISIT,
    watched: { positionSeconds: 20, positionAt: school.app.clock.now().toISOString(), segments: [[0, 20]] },
  })),
  sample(learning.liveIn, async ({ app, ownCourse }) => {
    const liveStartsAt = app.clock.now();
    const { lessonIds } = await ownCourse([{ kind: 'live', liveStartsAt, durationSeconds: 3600 }]);
    return { lessonId: lessonIds[0] ?? '', visit: VISIT };
  }),
  sample(zoomPassword, async ({ app, companyId, ownCourse }) => {
    const liveStartsAt = app.clock.now();
    const { courseId, lessonIds } = await ownCourse([{ kind: 'live', liveStartsAt, durationSeconds: 3600 }]);
    await setMeetings(app.parts.connection.db, app.parts.config, companyId, [
      {
        course: courseId,
        lesson: 1,
        meetingNo: '812 3456 7890',
        password: 'ellipse',
        joinUrl: 'https://zoom.example/j/1',
      },
    ]);
    return { lessonId: lessonIds[0] ?? '' };
  }),
  sample(learning.replayIn, async ({ app, ownCourse }) => {
    const liveStartsAt = new Date(app.clock.now().getTime() - 7_200_000);
    const { lessonIds } = await ownCourse([
      { kind: 'live', liveStartsAt, durationSeconds: 3600, videoKey: 'demonstration' },
    ]);
    return { lessonId: lessonIds[0] ?? '', visit: VISIT };
  }),
  sample(course.courses, { state: 'learning', keyword: '极限', pageNo: 1, pageSize: 9 }),
  sample(course.latelyLearned, {}),
  sample(course.packages, { pageNo: 1, pageSize: 9 }),
  sample(course.calendar, {}),
  sample(course.renewCalendar, {}),
  sample(course.stopCalendar, {}),
  sample(course.lessonEvent, async ({ app, ownCourse }) => {
    const liveStartsAt = app.clock.now();
    const { lessonIds } = await ownCourse([{ kind: 'live', liveStartsAt, durationSeconds: 3600 }]);
    return { lessonId: lessonIds[0] ?? '' };
  }),
  sample(course.timetable, { from: '2026-03-01T16:00:00.000Z', to: '2026-03-08T16:00:00.000Z' }),
  sample(course.collectionClasses, {}),
  sample(course.searchCollections, { keyword: '极限', pageNo: 1, pageSize: 9 }),
  sample(course.collectionPackages, { pageNo: 1, pageSize: 9 }),
  sample(course.removeCollection, async ({ ask, courseInCatalogue }) => {
    const { commodityId } = await courseInCatalogue();
    await ask(catalogue.collect, { commodityId, isCollected: true });
    return { id: commodityId };
  }),
  sample(course.buySource, async ({ ownCourse }) => ({ classTypeId: (await ownCourse()).courseId })),
  sample(course.notes, { pageNo: 1, pageSize: 9 }),
  sample(course.searchNotes, { keyword: '极限', pageNo: 1, pageSize: 9 }),
  sample(course.lectureNotes, async (school) => ({ lessonId: await ownLesson(school) })),
  sample(course.addNote, async (school) => ({
    lessonId: await ownLesson(school),
    content: '左极限和右极限要分开看',
    positionSeconds: 31,
  })),
  sample(course.updateNote, async (school) => ({ id: await ownNote(school), content: '再看一遍' })),
  sample(course.removeNote, async (school) => ({ id: await ownNote(school) })),
];
