import { logout } from '@lectern/sdk/endpoints/login';
import { currentUser } from '@lectern/sdk/endpoints/shell';
import { lesson, saveProgress } from '@lectern/sdk/endpoints/learning';
import {
  addNote,
  buySource,
  courses,
  lectureNotes,
  removeNote,
  searchNotes,
  updateNote,
} from '@lectern/sdk/endpoints/course';
import { detail } from '@lectern/sdk/endpoints/catalogue';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { meanwhile } from '../../../test/meanwhile.ts';
import { addCourse, giveCourse } from '../../../test/subjects/catalogue.ts';
import type { User } from '../../platform/database/tables/users.tables.ts';
import { enrolments, lessons } from '../catalogue/index.ts';
import { lessonProgress } from './learning.tables.ts';
import { mergeReport } from './progress.service.ts';
import { storeCoursePercent } from './recordProgress.service.ts';

const app = await openTestApp();
const { company } = await app.addCompany('localhost');

type Course = Awaited<ReturnType<typeof addCourse>>;

async function student(course?: Course) {
  const user: User = await app.addUser(company);
  if (course !== undefined) {
    await giveCourse(app, user, course.commodityId);
  }
  return app.tokenOf(user);
}

const play = (course: Course, index: number, token?: string) =>
  app.data(
    lesson,
    { classTypeId: course.courseId, lessonId: course.lessonIds[index] ?? '' },
    token === undefined ? {} : { token },
  );

const get = (url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ url, headers: { host: 'localhost', ...headers } });

describe('access to a lesson', () => {
  it('opens a preview to everyone, and other lessons only to students with the course', async () => {
    const course = await addCourse(app, company.id);
    expect(await play(course, 0)).toMatchObject({ access: 'preview', media: { durationSeconds: 54 } });
    expect(await play(course, 1)).toMatchObject({ access: 'buy', media: null });
    expect(await play(course, 1, await student())).toMatchObject({ access: 'buy', media: null });
    expect(await play(course, 1, await student(course))).toMatchObject({
      access: 'open',
      media: { durationSeconds: 54 },
    });
  });

  it('is that of a visitor until a required new password is set', async () => {
    const course = await addCourse(app, company.id);
    const user = await app.addUser(company, { mustChangePassword: true });
    await giveCourse(app, user, course.commodityId);
    const token = await app.tokenOf(user);
    expect(await play(course, 1, token)).toMatchObject({ access: 'buy', media: null });
    expect(await play(course, 0, token)).toMatchObject({ access: 'preview', position: null });
    await app.call(logout, {}, { token });
    expect((await app.call(currentUser, {}, { token })).status).toBe(401);
  });

  it('requires joining a free course first', async () => {
    const course = await addCourse(app, company.id, { priceCents: 0 });
    expect(await play(course, 1)).toMatchObject({ access: 'join', media: null });
  });

  it('opens the replay of a live lesson after its end, and never if it has none', async () => {
    const live = {
      kind: 'live' as const,
      videoKey: 'demonstration',
      durationSeconds: 3600,
      liveStartsAt: new Date('2026-03-02T02:00:00Z'),
    };
    const course = await addCourse(app, company.id, { lessons: [live, { ...live, hasReplay: false }] });
    const token = await student(course);
    expect((await play(course, 0, token)).media).toBeNull();
    app.clock.advance(3 * 3600_000);
    expect((await play(course, 0, token)).media).not.toBeNull();
    expect((await play(course, 1, token)).media).toBeNull();
  });

  it('hides courses of other companies', async () => {
    const other = await app.addCompany('elsewhere.localhost');
    const course = await addCourse(app, other.company.id);
    expect((await app.call(lesson, { classTypeId: course.courseId })).body.code).toBe('0');
  });
});

describe('the media of a lesson', () => {
  it('serves the whole video, byte ranges, 416 beyond its end, and 304 for a known ETag', async () => {
    const { media } = await play(await addCourse(app, company.id), 0);
    const fullReply = await get(media.videoUrl);
    expect(fullReply.statusCode).toBe(200);
    expect(fullReply.headers['accept-ranges']).toBe('bytes');
    const size = fullReply.rawPayload.length;
    const part = await get(media.videoUrl, { range: 'bytes=100-199' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 100-199/${size}`);
    expect(part.rawPayload.equals(fullReply.rawPayload.subarray(100, 200))).toBe(true);
    const tail = await get(media.videoUrl, { range: 'bytes=-50' });
    expect(tail.rawPayload.equals(fullReply.rawPayload.subarray(-50))).toBe(true);
    expect((await get(media.videoUrl, { range: `bytes=${size}-` })).statusCode).toBe(416);
    expect((await get(media.videoUrl, { range: 'bytes=0-9', 'if-range': '"other"' })).statusCode).toBe(200);
    const etag = String(fullReply.headers['etag']);
    expect((await get(media.videoUrl, { 'if-none-match': etag })).statusCode).toBe(304);
  });

  it('uses the lesson’s own captions and chapters instead of the video’s', async () => {
    const course = await addCourse(app, company.id);
    expect((await play(course, 0)).media.chapters).toHaveLength(3);
    await app.parts.connection.db
      .update(lessons)
      .set({
        captions: [{ language: 'en', key: '1/a.en.vtt', fileName: 'a.en.vtt', size: 7 }],
        videoParts: [{ seconds: 9, name: '例题', nameEn: 'An example' }],
      })
      .where(eq(lessons.id, course.lessonIds[0] ?? ''));
    expect((await play(course, 0)).media).toMatchObject({
      captions: [{ language: 'en', label: 'English', url: '/files/1/a.en.vtt' }],
      chapters: [{ seconds: 9, name: '例题', nameEn: 'An example' }],
    });
  });

  it('links the HLS playlist to its variants, and offers captions in Chinese and English', async () => {
    const { media } = await play(await addCourse(app, company.id), 0);
    const playlist = await get(media.hlsUrl);
    expect(playlist.headers['content-type']).toContain('mpegurl');
    const variant = playlist.body.split('\n').find((line) => line.endsWith('.m3u8')) ?? '';
    expect((await get(new URL(variant, `http://localhost${media.hlsUrl}`).pathname)).body).toContain(
      '#EXT-X-BYTERANGE',
    );
    const captions: { language: string; url: string }[] = media.captions;
    expect(captions.map(({ language }) => language)).toEqual(['zh', 'en']);
    expect((await get(captions[0]?.url ?? '')).body).toContain('WEBVTT');
  });

  it('has signed URLs that expire after four hours and hold for one video, company and expiry time', async () => {
    const { media } = await play(await addCourse(app, company.id), 0);
    const url = String(media.videoUrl);
    expect((await get(url.replace('/demonstration/', '/another/'))).statusCode).toBe(403);
    expect(
      (
        await get(
          url.replace(/\/([0-9a-z]+)\./, (_, time) => `/${(Number.parseInt(time, 36) + 60).toString(36)}.`),
        )
      ).statusCode,
    ).toBe(403);
    await app.addCompany('third.localhost');
    expect((await get(url, { host: 'third.localhost' })).statusCode).toBe(403);
    expect((await get(url.replace('video.mp4', '..%2f..%2f..%2fpackage.json'))).statusCode).not.toBe(200);
    expect((await get(url.replace('video.mp4', 'media.json'))).statusCode).toBe(404);
    app.clock.advance(4 * 3600_000 + 1000);
    expect((await get(url)).statusCode).toBe(403);
  });
});

describe('saveProgress', () => {
  const report = (lessonId: string, at: number, segments: [number, number][], time = app.clock.now()) => ({
    lessonId,
    positionSeconds: at,
    positionAt: time.toISOString(),
    segments,
  });

  it('counts the seconds watched, not the position skipped to', async () => {
    const course = await addCourse(app, company.id);
    const token = await student(course);
    await play(course, 1, token);
    app.clock.advance(60_000);
    const lessonId = course.lessonIds[1] ?? '';
    const data = await app.data(
      saveProgress,
      report(lessonId, 53, [
        [0, 10],
        [50, 53],
      ]),
      { token },
    );
    expect(data.position).toMatchObject({ positionSeconds: 53, percent: 24, isFinished: false });
    expect(data.courseProgressPercent).toBe(12);
  });

  it('finishes a lesson at 90 percent, and the course with its last lesson', async () => {
    const course = await addCourse(app, company.id);
    const token = await student(course);
    for (const lessonId of course.lessonIds) {
      await app.call(lesson, { classTypeId: course.courseId, lessonId }, { token });
      app.clock.advance(60_000);
      const data = await app.data(saveProgress, report(lessonId, 49, [[0, 49]]), { token });
      expect(data.position.isFinished).toBe(true);
    }
    const data = await app.data(courses, {}, { token });
    expect(data.records).toMatchObject([
      {
        progressPercent: 100,
        finishedLessons: 2,
        state: 'finished',
        nextLesson: { lessonId: course.lessonIds[1] },
      },
    ]);
    const page = await app.data(
      detail,
      { commodityId: course.commodityId, targetId: course.courseId },
      { token },
    );
    expect(page.chapters[0].lessons.map((row: { progress: string }) => row.progress)).toEqual([
      'finished',
      'finished',
    ]);
  });

  it('keeps a lesson finished after its video became longer', async () => {
    const course = await addCourse(app, company.id);
    const token = await student(course);
    const [lessonId = ''] = course.lessonIds;
    await play(course, 0, token);
    app.clock.advance(60_000);
    await app.call(saveProgress, report(lessonId, 49, [[0, 49]]), { token });
    const [row] = await app.parts.connection.db
      .select()
      .from(lessonProgress)
      .where(eq(lessonProgress.lessonId, lessonId));
    const later = new Date(app.clock.now().getTime() + 1);
    const after = mergeReport(row!, report(lessonId, 0, [], later), later, 540);
    expect(after).toMatchObject({ percent: 9, finishedAt: row?.finishedAt });
  });

  it('resumes at the latest position, even when reports arrive out of order', async () => {
    const course = await addCourse(app, company.id);
    const token = await student(course);
    const lessonId = course.lessonIds[1] ?? '';
    await play(course, 1, token);
    app.clock.advance(60_000);
    const earlier = new Date(app.clock.now().getTime() - 30_000);
    await app.call(saveProgress, report(lessonId, 40, [[30, 40]]), { token });
    await app.call(saveProgress, report(lessonId, 12, [[0, 12]], earlier), { token });
    expect((await play(course, 1, token)).position).toMatchObject({ positionSeconds: 40, percent: 40 });
  });

  it('counts both of two lessons of a course that are finished at the same moment', async () => {
    const course = await addCourse(app, company.id);
    const { courseId } = course;
    const [here = '', elsewhere = ''] = course.lessonIds;
    const user = await app.addUser(company);
    await giveCourse(app, user, course.commodityId);
    const token = await app.tokenOf(user);
    await play(course, 0, token);
    app.clock.advance(60_000);
    const now = app.clock.now();
    await meanwhile(
      app,
      (tx) => tx.select().from(enrolments).where(eq(enrolments.userId, user.id)).for('update'),
      () => app.call(saveProgress, report(here, 49, [[0, 49]]), { token }),
      async (tx) => {
        const owner = { companyId: company.id, userId: user.id, courseId, lessonId: elsewhere };
        await tx
          .insert(lessonProgress)
          .values({ ...owner, percent: 90, positionAt: now, openedAt: now, finishedAt: now });
        await storeCoursePercent(tx, owner, { lessonId: elsewhere, at: now });
      },
    );
    const data = await app.data(courses, {}, { token });
    expect(data.records).toMatchObject([{ progressPercent: 100, finishedLessons: 2, state: 'finished' }]);
  });

  it('corrects a client clock that is ahead, and limits the seconds watched by the time passed', async () => {
    const course = await addCourse(app, company.id, {
      lessons: [{ kind: 'video', videoKey: 'demonstration' }],
    });
    const token = await student(course);
    await play(course, 0, token);
    const ahead = new Date(app.clock.now().getTime() + 3600_000);
    const data = await app.data(saveProgress, report(course.lessonIds[0] ?? '', 54, [[0, 54]], ahead), {
      token,
    });
    expect(data.position.positionAt).toBe(app.clock.now().toISOString());
    expect(data.position).toMatchObject({ percent: 55, isFinished: false });
  });

  it('refuses students without the course, and visitors with 401', async () => {
    const course = await addCourse(app, company.id);
    const lessonId = course.lessonIds[1] ?? '';
    expect(
      (await app.call(saveProgress, report(lessonId, 1, []), { token: await student() })).body.code,
    ).toBe('0');
    expect((await app.call(saveProgress, report(lessonId, 1, []))).status).toBe(401);
  });

  it('refuses a live lesson before its replay is available', async () => {
    const live = {
      kind: 'live' as const,
      videoKey: 'demonstration',
      durationSeconds: 3600,
      liveStartsAt: new Date(app.clock.now().getTime() + 24 * 3600_000),
    };
    const course = await addCourse(app, company.id, { lessons: [live] });
    const token = await student(course);
    await play(course, 0, token);
    app.clock.advance(60_000);
    const input = report(course.lessonIds[0] ?? '', 54, [[0, 54]]);
    expect((await app.call(saveProgress, input, { token })).body).toMatchObject({
      code: '0',
      message: '这节课没有可以观看的视频',
    });
    app.clock.advance(26 * 3600_000);
    expect((await app.call(saveProgress, input, { token: await student(course) })).body.code).toBe('1');
  });

  it('adds up concurrent reports', async () => {
    const course = await addCourse(app, company.id);
    const token = await student(course);
    const lessonId = course.lessonIds[1] ?? '';
    await play(course, 1, token);
    app.clock.advance(120_000);
    await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        app.call(saveProgress, report(lessonId, index * 10, [[index * 10, index * 10 + 10]]), { token }),
      ),
    );
    expect((await play(course, 1, token)).position).toMatchObject({ percent: 92, isFinished: true });
  });
});

describe('notes', () => {
  it('are created, found, changed and deleted by their owner only', async () => {
    const course = await addCourse(app, company.id);
    const token = await student(course);
    const lessonId = course.lessonIds[1] ?? '';
    const note = (await app.call(addNote, { lessonId, content: ' 割圆术 ', positionSeconds: 12 }, { token }))
      .body.data;
    expect(note).toMatchObject({ content: '割圆术', lessonName: '第 2 课' });
    const stranger = await student(course);
    expect((await app.call(updateNote, { id: note.id, content: 'x' }, { token: stranger })).body.code).toBe(
      '0',
    );
    await app.call(removeNote, { id: note.id }, { token: stranger });
    expect((await app.data(updateNote, { id: note.id, content: '刘徽' }, { token })).content).toBe('刘徽');
    expect((await app.data(searchNotes, { keyword: '刘徽' }, { token })).total).toBe(1);
    await app.call(removeNote, { id: note.id }, { token });
    expect(await app.data(lectureNotes, { lessonId }, { token })).toEqual([]);
  });

  it('are limited to 300 per lesson, also when 310 are created at once', async () => {
    const course = await addCourse(app, company.id);
    const token = await student(course);
    const [lessonId = '', otherId = ''] = course.lessonIds;
    const write = (lesson: string) =>
      app.call(addNote, { lessonId: lesson, content: '又一条', positionSeconds: 1 }, { token });
    const codes = (await Promise.all(Array.from({ length: 310 }, () => write(lessonId)))).map(
      ({ body }) => body.code,
    );
    expect(codes.filter((code) => code === '1')).toHaveLength(300);
    expect((await app.call(lectureNotes, { lessonId }, { token })).body.data).toHaveLength(300);
    expect((await write(otherId)).body.code).toBe('1');
  });

  it('require access to the lesson', async () => {
    const course = await addCourse(app, company.id);
    const input = { lessonId: course.lessonIds[1] ?? '', content: '…', positionSeconds: 0 };
    expect((await app.call(addNote, input, { token: await student() })).body.code).toBe('0');
  });
});

it('buySource returns how the student got the course', async () => {
  const course = await addCourse(app, company.id);
  const token = await student(course);
  expect(await app.data(buySource, { classTypeId: course.courseId }, { token })).toEqual({
    masterId: course.courseId,
    classTypeId: course.courseId,
    classPackageId: '',
    buySource: 1,
  });
});
