import { studentStudyInfo, studyHistory } from '@lectern/sdk/endpoints/other';
import { liveIn, logOff, logOn, replayIn } from '@lectern/sdk/endpoints/learning';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { listen } from '../../../test/listen.ts';
import { openRaw } from '../../../test/servers/rawSocket.ts';
import { addCourse, giveCourse } from '../../../test/subjects/catalogue.ts';
import { lessonVisits } from './learning.tables.ts';

const app = await openTestApp();
const { company } = await app.addCompany('localhost');

/** Creates a student with a course whose live lesson began a minute ago. */
async function studying() {
  const live = {
    kind: 'live' as const,
    videoKey: 'demonstration',
    durationSeconds: 3600,
    liveStartsAt: new Date(app.clock.now().getTime() - 60_000),
  };
  const course = await addCourse(app, company.id, {
    lessons: [live, { kind: 'video', videoKey: 'demonstration' }],
  });
  const user = await app.addUser(company);
  await giveCourse(app, user, course.commodityId);
  const [liveId = '', videoId = ''] = course.lessonIds;
  return { user, token: await app.tokenOf(user), liveId, videoId };
}

const visitsOf = (userId: string) =>
  app.parts.connection.db.select().from(lessonVisits).where(eq(lessonVisits.userId, userId));

it('a visit counts once, however often, late or concurrently it is reported over socket and HTTP', async () => {
  const { user, token, videoId: lessonId } = await studying();
  const say = async (seconds: number) =>
    (await app.data(logOn, { lessonId, visit: { id: 'visit-of-today', seconds } }, { token })).studiedSeconds;
  expect(await say(0)).toBe(0);
  app.clock.advance(60_000);
  await Promise.all([30, 45, 60, 15, 60, 0].map(say));
  expect(await say(20)).toBe(60);

  const socket = await openRaw(await listen(app), '/websocket');
  await socket.ask('NETTY_AUTH_REQ', {
    companyId: company.id,
    schoolId: '1',
    userId: user.id,
    token,
    date: 1,
    deviceId: 'device',
    module: 'lesson',
  });
  app.clock.advance(10_000);
  const visit = { id: 'visit-of-today', seconds: 70 };
  expect(await socket.ask('NETTY_LOG_ON_REQ', { lessonId, visit })).toMatchObject({
    code: '1',
    data: { studiedSeconds: 70 },
  });
  expect(await socket.ask('NETTY_LOG_OFF_REQ', { lessonId, visit })).toMatchObject({
    code: '1',
    data: { studiedSeconds: 70 },
  });
  socket.close();
  expect(await visitsOf(user.id)).toMatchObject([{ seconds: 70, leftAt: app.clock.now(), liveAt: null }]);
  const archive = await app.call(studentStudyInfo, {}, { token });
  expect(archive.body.data.studySeconds).toBe(70);
});

it('visits add up to no more than the time since the lesson was opened', async () => {
  const { user, token, videoId: lessonId } = await studying();
  const say = async (id: string, seconds: number) =>
    (await app.data(logOn, { lessonId, visit: { id, seconds } }, { token })).studiedSeconds;
  await say('visit-one', 0);
  app.clock.advance(100_000);
  await say('visit-one', 40);
  expect(await say('visit-two', 30)).toBe(70);
  expect(await say('visit-three', 86_400)).toBe(105);
  const sum = (await visitsOf(user.id)).reduce((seconds, visit) => seconds + visit.seconds, 0);
  expect(sum, 'the sum of the stored visits').toBe(105);
});

it('studyHistory lists the days of study in the last year, in Shanghai time', async () => {
  const { user, videoId: lessonId } = await studying();
  const study = async (id: string, seconds: number) => {
    const token = await app.tokenOf(user);
    await app.call(logOn, { lessonId, visit: { id, seconds: 0 } }, { token });
    app.clock.advance(seconds * 1000);
    await app.call(logOn, { lessonId, visit: { id, seconds } }, { token });
  };
  const day = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(app.clock.now());
  await study('long-ago', 60);
  app.clock.advance(54 * 7 * 86_400_000);
  const first = day();
  await study('visit-one', 60);
  await study('visit-two', 30);
  app.clock.advance(2 * 86_400_000);
  await study('visit-three', 45);
  const { days, marks } = await app.data(studyHistory, {}, { token: await app.tokenOf(user) });
  expect(days).toEqual([
    { day: first, lessonSeconds: 90, practiceSeconds: 0 },
    { day: day(), lessonSeconds: 45, practiceSeconds: 0 },
  ]);
  expect(marks).toEqual([]);
});

it('liveIn and replayIn record the time of entry, and are refused outside their times', async () => {
  const { user, token, liveId: lessonId } = await studying();
  const visit = (id: string, seconds: number) => ({ lessonId, visit: { id, seconds } });
  expect(await app.body(replayIn, visit('too-early', 0), { token })).toMatchObject({
    code: '0',
    message: '当前课次无法查看回放',
  });
  const entered = app.clock.now();
  expect((await app.call(liveIn, visit('live-visit', 0), { token })).body.code).toBe('1');
  app.clock.advance(30_000);
  await app.call(liveIn, visit('live-visit', 30), { token });
  await app.call(logOff, visit('live-visit', 30), { token });
  const left = app.clock.now();
  app.clock.advance(3 * 3600_000);
  expect(await app.body(liveIn, visit('too-late', 0), { token })).toMatchObject({
    code: '0',
    message: '直播已经结束',
  });
  await app.call(replayIn, visit('replay-visit', 0), { token });
  const visits = await visitsOf(user.id);
  expect(visits.toSorted((a, b) => a.beganAt.getTime() - b.beganAt.getTime())).toMatchObject([
    { visitId: 'live-visit', liveAt: entered, leftAt: left, replayAt: null, seconds: 30 },
    { visitId: 'replay-visit', liveAt: null, replayAt: app.clock.now(), leftAt: null },
  ]);
});

it('logOn refuses another student’s lesson, and ignores a visit that belongs to another lesson', async () => {
  const own = await studying();
  const other = await studying();
  const visit = { id: 'borrowed-visit', seconds: 5 };
  expect(await app.body(logOn, { lessonId: other.videoId, visit }, { token: own.token })).toMatchObject({
    code: '0',
    message: '还不能学习这节课',
  });
  await app.call(logOn, { lessonId: own.videoId, visit }, { token: own.token });
  app.clock.advance(10_000);
  const moved = { lessonId: own.liveId, visit: { ...visit, seconds: 10 } };
  expect((await app.data(logOn, moved, { token: own.token })).studiedSeconds).toBe(0);
});
