import * as answering from '@lectern/sdk/endpoints/answering';
import * as question from '@lectern/sdk/endpoints/question';
import * as sdk from '@lectern/sdk/sockets';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp.ts';
import { listen } from '../../../test/listen.ts';
import { CLOSE_FRAME, openDeaf } from '../../../test/servers/deafSocket.ts';
import { openRaw, type RawSocket } from '../../../test/servers/rawSocket.ts';
import { endSession, readToken } from '../auth/sessions.ts';
import { type User, users } from '../database/tables/users.tables.ts';
import { answers } from '../../modules/answering/records/records.tables.ts';
import { lessons } from '../../modules/catalogue/catalogue.tables.ts';
import { enrolments } from '../../modules/catalogue/students.tables.ts';
import { lessonProgress } from '../../modules/learning/learning.tables.ts';

let app: TestApp;
let origin: string;
let user: User;
let token: string;
const open: RawSocket[] = [];

beforeAll(async () => {
  app = await createTestApp({
    seed: true,
    socketLimits: { burst: 30, framesPerSecond: 1, perUser: 4, authenticationMs: 6000 },
  });
  origin = await listen(app);
  user = await app.userNamed('student');
  token = await app.tokenOf(user);
});
afterEach(() => open.splice(0).forEach((socket) => socket.close()));
afterAll(() => app.close());

async function raw(path = '/websocket', page?: string): Promise<RawSocket> {
  const socket = await openRaw(origin, path, page);
  open.push(socket);
  return socket;
}

const identity = (as = token, more: object = {}) => ({
  companyId: user.companyId,
  schoolId: '1',
  userId: user.id,
  token: as,
  date: Date.now(),
  deviceId: 'device',
  module: 'exercise',
  ...more,
});

async function enter(as = token): Promise<RawSocket> {
  const socket = await raw();
  expect(await socket.ask('NETTY_AUTH_REQ', identity(as))).toMatchObject({
    code: '1',
    data: { userId: user.id },
  });
  return socket;
}

async function begin(): Promise<{ recordId: string; ids: string[] }> {
  const papers = await app.call(question.findPapers, {}, { token });
  const { body } = await app.call(
    question.generatePaper,
    { paperId: papers.body.data.records[0].paperId, start: 'fresh' },
    { token },
  );
  const { recordId } = body.data;
  const room = await app.call(answering.paperQuestions, { recordId }, { token });
  return { recordId, ids: room.body.data.questions.map((entry: { questionId: string }) => entry.questionId) };
}

const answer = (recordId: string, questionId: string | undefined, sequence: number) => ({
  recordId,
  questionId: questionId ?? '',
  answer: ['A'],
  sequence,
  operationId: `operation-${recordId}-${sequence}`,
});

async function ownLesson(): Promise<{ id: string }> {
  const [row] = await app.parts.connection.db
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(enrolments, eq(enrolments.courseId, lessons.courseId))
    .where(and(eq(enrolments.userId, user.id), eq(lessons.kind, 'video')))
    .orderBy(lessons.id);
  if (row === undefined) throw new Error('The demonstration has no lesson of this student');
  return row;
}

describe('the first frame', () => {
  test('must be the authentication', async () => {
    const socket = await raw();
    socket.send({ op: 'pause', id: '1', data: {} });
    expect(await socket.closed).toBe(4400);
  });

  test.each([
    ['a token that is none', () => identity('nothing'), 4401, '401'],
    ['another user than the token’s', () => identity(token, { userId: '0' }), 4403, '403'],
    ['another company than the host’s', () => identity(token, { companyId: '999' }), 4403, '403'],
    ['a field that is not known', () => identity(token, { extra: 1 }), 4400, '400'],
  ])('with %s is refused', async (_, data, closing, code) => {
    const socket = await raw();
    expect(await socket.ask('NETTY_AUTH_REQ', data())).toMatchObject({ code });
    expect(await socket.closed).toBe(closing);
  });

  test('must come soon, and who is in may be silent for longer than that', async () => {
    const known = await enter();
    expect(await (await raw()).closed).toBe(4508);
    expect(await known.ask('NETTY_HEART_BEAT_REQ', {})).toMatchObject({ code: '1' });
  });

  test('comes from a page of the school or from none', async () => {
    await expect(raw('/websocket', 'https://evil.example')).rejects.toThrow('refused');
    await expect(raw('/presence', 'https://evil.example')).rejects.toThrow('refused');
    await expect(raw('/websocket', origin)).resolves.toBeDefined();
  });

  test.each(['/websocket', '/presence'])('comes by a line: %s is no page', async (path) => {
    for (const method of ['GET', 'HEAD'])
      expect((await fetch(`${origin}${path}`, { method })).status, method).toBe(404);
  });
});

describe('an operation', () => {
  test('is acknowledged when it is in the database, once for its id', async () => {
    const socket = await enter();
    const { recordId, ids } = await begin();
    const sent = answer(recordId, ids[0], 1);
    const replies = await Promise.all([
      socket.ask('submit_question', sent),
      socket.ask('submit_question', sent),
    ]);
    for (const reply of replies)
      expect(reply).toMatchObject({ op: 'submit_question', code: '1', data: { receipt: { sequence: 1 } } });
    const rows = await app.parts.connection.db
      .select()
      .from(answers)
      .where(eq(answers.operationId, sent.operationId));
    expect(rows).toHaveLength(1);
  });

  test.each(
    Object.values(sdk).flatMap((value) => (typeof value === 'object' && 'op' in value ? [value.op] : [])),
  )('%s is answered here', async (op) => {
    const socket = op === 'NETTY_AUTH_REQ' ? await raw() : await enter();
    const reply = await socket.ask(op, op === 'NETTY_AUTH_REQ' ? identity() : {});
    expect(reply.code).not.toBe('501');
    expect(['1', '400']).toContain(reply.code);
  });

  test('that nobody knows, that does not fit or that is not the student’s own is refused in words', async () => {
    const socket = await enter();
    expect(await socket.ask('unheard_of', {})).toMatchObject({ code: '501' });
    expect(await socket.ask('pause', { recordId: '1', more: 1 })).toMatchObject({
      code: '400',
      path: 'more',
    });
    expect(await socket.ask('pause', { recordId: '999999' })).toMatchObject({
      code: '0',
      message: '没有找到这次练习',
    });
    expect(await socket.ask('channel_info_exam_face', { recordId: (await begin()).recordId })).toMatchObject({
      code: '0',
    });
  });

  test('waits for a new password like every call', async () => {
    const { db } = app.parts.connection;
    await db.update(users).set({ mustChangePassword: true }).where(eq(users.id, user.id));
    const socket = await enter();
    expect(await socket.ask('pause', { recordId: '1' })).toMatchObject({
      code: '0',
      message: '根据相关要求，请修改您的密码后继续使用',
    });
    await db.update(users).set({ mustChangePassword: false }).where(eq(users.id, user.id));
  });

  test('of a room tells the student’s other devices that it was handed in', async () => {
    const [here, there] = [await enter(), await enter(await app.tokenOf(user, 'other'))];
    const { recordId } = await begin();
    await here.ask('submit', { recordId, answers: [] });
    await expect
      .poll(() => there.frames.at(-1))
      .toEqual({ op: 'room_changed', data: { recordId, what: 'submitted' } });
  });

  test('of a room tells every device after a gap that something may have changed', async () => {
    const [here, there] = [await enter(), await enter(await app.tokenOf(user, 'other'))];
    await app.parts.connection.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    );
    for (const { frames } of [here, there])
      await expect.poll(() => frames).toContainEqual({ op: 'room_changed', data: { what: 'missed' } });
  });

  test('of a lesson keeps the learning record', async () => {
    const socket = await enter();
    const { id: lessonId } = await ownLesson();
    const { db } = app.parts.connection;
    await db
      .delete(lessonProgress)
      .where(and(eq(lessonProgress.userId, user.id), eq(lessonProgress.lessonId, lessonId)));
    expect(await socket.ask('NETTY_LOG_ON_REQ', { lessonId })).toMatchObject({
      code: '1',
      data: { lessonId, position: { positionSeconds: 0 } },
    });
    const rows = await db
      .select()
      .from(lessonProgress)
      .where(and(eq(lessonProgress.userId, user.id), eq(lessonProgress.lessonId, lessonId)));
    expect(rows).toHaveLength(1);
    expect(await socket.ask('NETTY_LIVE_IN_REQ', { lessonId })).toMatchObject({
      code: '0',
      message: '直播还没有开始',
    });
    expect(await socket.ask('NETTY_REPLAY_IN_REQ', { lessonId })).toMatchObject({
      code: '0',
      message: '当前课次无法查看回放',
    });
    expect(await socket.ask('NETTY_LOG_OFF_REQ', { lessonId })).toMatchObject({ code: '1' });
    expect(await socket.ask('channel_info', { lessonId })).toMatchObject({
      code: '1',
      data: { lessonId, live: null },
    });
  });
});

describe('a socket', () => {
  test.each([
    ['otherLogin', 4409],
    ['logout', 4401],
  ] as const)('ends with its session (%s)', async (reason, code) => {
    const as = await app.tokenOf(user);
    const socket = await enter(as);
    const { db } = app.parts.connection;
    const found = await readToken(db, app.clock, user.companyId, as);
    if (found.state !== 'live') throw new Error('The session is not there');
    await endSession(db, app.clock, found.session, reason);
    expect(await socket.closed).toBe(code);
  });

  test('is not heard any more once it was told to go, and cut off where its client stays', async () => {
    const as = await app.tokenOf(user);
    const { recordId, ids } = await begin();
    const socket = await openDeaf(origin, '/websocket');
    socket.send('NETTY_AUTH_REQ', identity(as));
    await expect.poll(socket.heard).toContain('"code":"1"');
    const { db } = app.parts.connection;
    const found = await readToken(db, app.clock, user.companyId, as);
    if (found.state !== 'live') throw new Error('The session is not there');
    await endSession(db, app.clock, found.session, 'otherLogin');
    await expect.poll(socket.heard).toContain(CLOSE_FRAME);
    const late = answer(recordId, ids[0], 1);
    socket.send('submit_question', late);
    await socket.cutOff;
    expect(await db.$count(answers, eq(answers.operationId, late.operationId))).toBe(0);
  });

  test('may not send garbage, nor too much', async () => {
    for (const garbage of ['', '[]', '{"op":1}', `{"op":"pause","id":"${'x'.repeat(61)}"}`]) {
      const socket = await enter();
      socket.send(garbage);
      expect(await socket.closed).toBe(4400);
    }
    const large = await enter();
    large.send({ op: 'pause', id: '1', data: 'x'.repeat(1024 * 1024) });
    expect(await large.closed).toBe(1009);
  });

  test('is slowed down by refusals, and closed when it does not listen to them', async () => {
    const socket = await enter();
    const replies = await Promise.all(
      Array.from({ length: 40 }, () => socket.ask('NETTY_HEART_BEAT_REQ', {})),
    );
    expect(replies.filter(({ code }) => code === '429').length).toBeGreaterThan(5);
    for (let frame = 0; frame < 300; frame += 1)
      socket.send({ op: 'NETTY_HEART_BEAT_REQ', id: 'x', data: {} });
    expect(await socket.closed).toBe(4529);
  });

  test('shares what may be sent with the other sockets of its student, and with nobody else’s', async () => {
    const [one, another] = [await enter(), await enter()];
    await Promise.all(Array.from({ length: 40 }, () => one.ask('NETTY_HEART_BEAT_REQ', {})));
    expect(await another.ask('NETTY_HEART_BEAT_REQ', {})).toMatchObject({ code: '429' });
    const stranger = await app.userNamed('emma');
    const elsewhere = await raw();
    await elsewhere.ask('NETTY_AUTH_REQ', identity(await app.tokenOf(stranger), { userId: stranger.id }));
    expect(await elsewhere.ask('NETTY_HEART_BEAT_REQ', {})).toMatchObject({ code: '1' });
  });

  test('is one of a few of its student', async () => {
    for (let count = 0; count < 4; count += 1) await enter();
    const fifth = await raw();
    expect(await fifth.ask('NETTY_AUTH_REQ', identity())).toMatchObject({ code: '429' });
    expect(await fifth.closed).toBe(4529);
  });
});

test('all sockets end with the server, and may come back', async () => {
  const other = await createTestApp({ seed: true });
  const student = await other.userNamed('student');
  const socket = await openRaw(await listen(other), '/websocket');
  await socket.ask('NETTY_AUTH_REQ', {
    ...identity(await other.tokenOf(student)),
    userId: student.id,
    companyId: student.companyId,
  });
  await other.close();
  expect(await socket.closed).toBe(1012);
});
