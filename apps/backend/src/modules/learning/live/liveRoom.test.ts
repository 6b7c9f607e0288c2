import { lesson as lessonCall } from '@lectern/sdk/endpoints/learning';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../../test/openTestApp.ts';
import { listen } from '../../../../test/listen.ts';
import { openRaw, type RawSocket } from '../../../../test/servers/rawSocket.ts';
import { addCourse, giveCourse } from '../../../../test/subjects/catalogue.ts';
import { baijiaLive, baijiaSign } from '../../../providers/live/baijiaLive.ts';
import { ccLive } from '../../../providers/live/ccLive.ts';
import { type LiveProvider, liveProviders } from '../../../providers/live/liveProvider.ts';
import { sandboxLive } from '../../../providers/live/sandboxLive.ts';
import { lessons } from '../../catalogue/index.ts';
import { liveNoticePath } from './liveNotices.ts';
import { applySchoolNotice, roomOfLesson } from './liveRoom.service.ts';

const START = '2026-03-02T11:30:00.000Z';
const HOUR_MS = 3_600_000;
const WAIT_OPTIONS = { timeout: 10_000 };

let courseId: string;
let lessonId: string;
const sockets: RawSocket[] = [];

const app = await openTestApp();
const { db } = app.parts.connection;
const origin = await listen(app);
const { company } = await app.addCompany('localhost');
app.parts.services.provide(liveProviders, { byId: (_, id) => PROVIDERS()[id] });
beforeEach(async () => {
  sockets.splice(0).forEach((socket) => socket.close());
  app.clock.set(START);
});

const PROVIDERS = (): Record<LiveProvider['id'], LiveProvider> => ({
  baijia: baijiaLive({ domain: 'e123', partnerKey: 'key' }),
  cc: ccLive({ userId: '73F' }, app.parts.config),
  sandbox: sandboxLive(company.id, app.parts.config),
});

/** Creates two students of a course whose live lesson begins now. */
async function withLesson(values: Partial<typeof lessons.$inferInsert> = {}) {
  const live = {
    kind: 'live' as const,
    videoKey: 'demonstration',
    durationSeconds: 3600,
    liveStartsAt: new Date(START),
    liveEndsAt: new Date(Date.parse(START) + HOUR_MS),
    ...values,
  };
  const course = await addCourse(app, company.id, { lessons: [live] });
  courseId = course.courseId;
  lessonId = course.lessonIds[0] ?? '';
  const join = async (name: string) => {
    const user = await app.addUser(company, { name });
    await giveCourse(app, user, course.commodityId);
    return { user, token: await app.tokenOf(user) };
  };
  return { qiao: await join('小桥'), cheng: await join('阿澄') };
}

const play = ({ token }: { readonly token: string }) =>
  app.data(lessonCall, { classTypeId: courseId, lessonId }, { token });
const stageFor = async (student: { readonly token: string }) => (await play(student)).live.stage;

async function enter(address: string): Promise<RawSocket> {
  const [path = '', query = ''] = address.split('?');
  const socket = await openRaw(origin, `${path}/socket?${query}`);
  sockets.push(socket);
  return socket;
}

const send = (socket: RawSocket, op: string, data: object = {}) => socket.send({ op, id: '1', data });
/** Returns the current state that a page of the room shows. */
function roomOf(socket: RawSocket) {
  const { data }: { data?: unknown } = socket.frames.at(-1) ?? {};
  const { people = [], messages = [], stage } = Object(data);
  return {
    stage,
    people: people.map(({ name, isHandUp }: { name: string; isHandUp: boolean }) =>
      isHandUp ? `${name}!` : name,
    ),
    messages: messages.map(({ name, text }: { name: string; text: string }) => `${name}: ${text}`),
  };
}

describe('the sandbox’s live room', () => {
  it('shows students each other, their chat messages and raised hands', async () => {
    const { qiao, cheng } = await withLesson();
    const here = await enter((await play(qiao)).linkUrl);
    const there = await enter((await play(cheng)).linkUrl);
    await expect.poll(() => roomOf(here).people, WAIT_OPTIONS).toEqual(['小桥', '阿澄']);
    send(there, 'raise');
    send(here, 'say', { text: ' 你也在  ' });
    send(here, 'say', { text: '   ' });
    const room = { stage: 'waiting', people: ['阿澄!', '小桥'], messages: ['小桥: 你也在'] };
    await expect.poll(() => roomOf(here), WAIT_OPTIONS).toEqual(room);
    await expect.poll(() => roomOf(there), WAIT_OPTIONS).toEqual(room);
    there.close();
    await expect.poll(() => roomOf(here).people, WAIT_OPTIONS).toEqual(['小桥']);
  });

  it('lets only the teacher begin, end and publish the lesson, and notifies open lesson pages at once', async () => {
    const { qiao } = await withLesson();
    const page = await openRaw(origin, '/websocket');
    sockets.push(page);
    await page.ask('NETTY_AUTH_REQ', {
      companyId: company.id,
      schoolId: '1',
      userId: qiao.user.id,
      token: qiao.token,
      date: 1,
      deviceId: 'device',
      module: 'lesson',
    });
    const noticeCount = () => page.frames.filter(({ op }) => op === 'live_changed').length;
    expect(await page.ask('channel_info', { lessonId })).toMatchObject({
      data: { live: { stage: 'waiting' } },
    });

    const visitor = { id: '9', name: '陆老师', role: 'teacher' } as const;
    const until = new Date(Date.parse(START) + 3 * HOUR_MS);
    const teacher = await enter(
      sandboxLive(company.id, app.parts.config).entrance(roomOfLesson(lessonId), visitor, until),
    );
    const student = await enter((await play(qiao)).linkUrl);
    // Only a teacher can begin the lesson.
    send(student, 'begin');
    send(student, 'say', { text: '老师好' });
    await expect.poll(() => roomOf(student).messages, WAIT_OPTIONS).toHaveLength(1);
    expect(await stageFor(qiao)).toBe('waiting');

    for (const [op, stage] of [
      ['begin', 'now'],
      ['end', 'replayPending'],
      ['publish', 'replay'],
    ] as const) {
      const before = noticeCount();
      app.clock.advance(60_000);
      send(teacher, op);
      await expect.poll(() => roomOf(teacher).stage, WAIT_OPTIONS).toBe(stage);
      await expect.poll(noticeCount, WAIT_OPTIONS).toBe(before + 1);
      expect(await stageFor(qiao)).toBe(stage);
      const { media, linkUrl } = await play(qiao);
      expect([media !== null, linkUrl !== '']).toEqual([stage === 'replay', stage === 'now']);
    }
  });

  it('greets the student by name, and rejects a changed or expired address with 403', async () => {
    const { qiao } = await withLesson();
    const { linkUrl } = await play(qiao);
    const page = await app.server.inject({ url: linkUrl, headers: { host: 'localhost' } });
    expect([page.statusCode, page.body.includes('小桥')]).toEqual([200, true]);
    const other = linkUrl.replace('role=student', 'role=teacher');
    expect((await app.server.inject({ url: other, headers: { host: 'localhost' } })).statusCode).toBe(403);
    await expect(enter(other)).rejects.toThrow('refused');
    app.clock.advance(5 * HOUR_MS);
    expect((await app.server.inject({ url: linkUrl, headers: { host: 'localhost' } })).statusCode).toBe(403);
  });
});

const postNotice = (provider: LiveProvider['id'], payload: string) =>
  app.server.inject({
    method: 'POST',
    url: liveNoticePath(provider, company.id),
    payload,
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('a live room at a provider', () => {
  it('has an entrance signed for the student, and its signed notices change only the lesson held then', async () => {
    const { qiao } = await withLesson({ url: 'baijia:2003' });
    const { linkUrl, live } = await play(qiao);
    const { searchParams, host } = new URL(linkUrl);
    expect([host, searchParams.get('user_number'), live.stage]).toEqual([
      'e123.at.baijiayun.com',
      qiao.user.id,
      'waiting',
    ]);
    // The same room a week later.
    const later = { kind: 'live' as const, liveStartsAt: new Date(Date.parse(START) + 168 * HOUR_MS) };
    const { lessonIds } = await addCourse(app, company.id, { lessons: [{ ...later, url: 'baijia:2003' }] });
    const notice = { room_id: '2003', op: 'start', op_time: '2026-03-02 19:31:00', qid: '1', timestamp: '1' };
    const signed = (fields: Record<string, string>, key = 'key') =>
      String(new URLSearchParams({ ...fields, sign: baijiaSign(fields, key) }));
    expect((await postNotice('baijia', signed(notice, 'another'))).statusCode).toBe(403);
    expect(await stageFor(qiao)).toBe('waiting');
    for (const _ of [1, 2])
      expect((await postNotice('baijia', signed(notice))).json()).toEqual({ code: 0, msg: '' });
    expect(await stageFor(qiao)).toBe('now');
    const [another] = await db
      .select()
      .from(lessons)
      .where(eq(lessons.id, lessonIds[0] ?? ''));
    expect(another?.liveBegunAt).toBeNull();
    expect((await postNotice('baijia', signed({ ...notice, room_id: '2004' }))).statusCode).toBe(200);
    await postNotice('baijia', signed({ ...notice, op: 'end', op_time: '2026-03-02 20:20:00' }));
    expect(await stageFor(qiao)).toBe('replayPending');
  });

  it('verifies viewers with the school, at CC', async () => {
    const { qiao } = await withLesson({ url: 'cc:E5F3' });
    const { linkUrl, live } = await play(qiao);
    expect(live.stage, 'CC sends no notices').toBe('now');
    const {
      viewername = '',
      viewertoken = '',
      roomid = '',
    } = Object.fromEntries(new URL(linkUrl).searchParams);
    const ask = async (fields: Record<string, string>) =>
      (
        await app.server.inject({
          method: 'POST',
          url: `/s/api/course/liveCheck/cc/${company.id}`,
          payload: String(new URLSearchParams(fields)),
          headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
        })
      ).json();
    expect(await ask({ roomid, viewername, viewertoken })).toMatchObject({
      result: 'ok',
      user: { id: qiao.user.id, name: '小桥' },
    });
    expect(await ask({ roomid: 'F00', viewername, viewertoken })).toMatchObject({ result: 'false' });
  });
});

it('applySchoolNotice begins and ends a live lesson and publishes its replay', async () => {
  const { qiao } = await withLesson({ url: 'https://live.example/room', videoKey: null });
  const note = (kind: 'begun' | 'ended' | 'recorded', videoKey?: string) =>
    applySchoolNotice(db, lessonId, { kind, at: app.clock.now() }, videoKey);
  expect(await stageFor(qiao)).toBe('now');
  expect(await note('ended')).toMatchObject({ outcome: 'known' });
  expect(await note('begun')).toMatchObject({ outcome: 'noted' });
  app.clock.advance(60_000);
  await note('ended');
  expect(await stageFor(qiao)).toBe('replayPending');
  await note('recorded', 'demonstration');
  expect(await stageFor(qiao)).toBe('replay');
  expect((await play(qiao)).media).not.toBeNull();
  expect(await applySchoolNotice(db, '0', { kind: 'begun', at: app.clock.now() })).toBeUndefined();
});
