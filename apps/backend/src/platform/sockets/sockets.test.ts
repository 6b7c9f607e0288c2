import * as answering from '@lectern/sdk/endpoints/answering';
import * as question from '@lectern/sdk/endpoints/question';
import * as sdk from '@lectern/sdk/sockets';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp.ts';
import { listen } from '../../../test/listen.ts';
import { CLOSE_FRAME, openUnreadSocket, resetUpgrade } from '../../../test/servers/deafSocket.ts';
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
const openSockets: RawSocket[] = [];

beforeAll(async () => {
  app = await createTestApp({
    seed: true,
    socketLimits: { burst: 30, framesPerSecond: 1, perUser: 4, authenticationMs: 6000 },
  });
  origin = await listen(app);
  user = await app.userNamed('student');
  token = await app.tokenOf(user);
});
afterEach(() => openSockets.splice(0).forEach((socket) => socket.close()));
afterAll(() => app.close());

async function openSocket(path = '/websocket', page?: string): Promise<RawSocket> {
  const socket = await openRaw(origin, path, page);
  openSockets.push(socket);
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

async function openAuthenticated(as = token): Promise<RawSocket> {
  const socket = await openSocket();
  expect(await socket.ask('NETTY_AUTH_REQ', identity(as))).toMatchObject({
    code: '1',
    data: { userId: user.id },
  });
  return socket;
}

async function startPaper(): Promise<{ recordId: string; ids: string[] }> {
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

describe('the first frame of a socket', () => {
  test('closes the socket with 4400 if it is no authentication', async () => {
    const socket = await openSocket();
    socket.send({ op: 'pause', id: '1', data: {} });
    expect(await socket.closed).toBe(4400);
  });

  test.each([
    ['an invalid token', () => identity('nothing'), 4401, '401'],
    ['another user than the token’s', () => identity(token, { userId: '0' }), 4403, '403'],
    ['another company than the host’s', () => identity(token, { companyId: '999' }), 4403, '403'],
    ['an unknown field', () => identity(token, { extra: 1 }), 4400, '400'],
  ])('with %s is refused', async (_, data, closing, code) => {
    const socket = await openSocket();
    expect(await socket.ask('NETTY_AUTH_REQ', data())).toMatchObject({ code });
    expect(await socket.closed).toBe(closing);
  });

  test('must arrive within the time limit, which does not apply once authenticated', async () => {
    const known = await openAuthenticated();
    expect(await (await openSocket()).closed).toBe(4508);
    expect(await known.ask('NETTY_HEART_BEAT_REQ', {})).toMatchObject({ code: '1' });
  });

  test('is accepted from pages of the school alone', async () => {
    await expect(openSocket('/websocket', 'https://evil.example')).rejects.toThrow('refused');
    await expect(openSocket('/presence', 'https://evil.example')).rejects.toThrow('refused');
    await expect(openSocket('/websocket', origin)).resolves.toBeDefined();
  });

  test('may be broken off before the socket is accepted or refused', async () => {
    for (const page of [origin, 'https://evil.example', 'https://evil.example', 'https://evil.example'])
      await resetUpgrade(origin, '/websocket', page);
    // An error without a handler would have ended the process, here the run.
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  });

  test.each(['/websocket', '/presence'])('needs a WebSocket: %s answers 404 to plain HTTP', async (path) => {
    for (const method of ['GET', 'HEAD'])
      expect((await fetch(`${origin}${path}`, { method })).status, method).toBe(404);
  });
});

describe('a socket operation', () => {
  test('is acknowledged once saved, and saved once when it is repeated', async () => {
    const socket = await openAuthenticated();
    const { recordId, ids } = await startPaper();
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
  )('%s is implemented', async (op) => {
    const socket = op === 'NETTY_AUTH_REQ' ? await openSocket() : await openAuthenticated();
    const reply = await socket.ask(op, op === 'NETTY_AUTH_REQ' ? identity() : {});
    expect(reply.code).not.toBe('501');
    expect(['1', '400']).toContain(reply.code);
  });

  test('that is unknown, invalid or about another’s record is refused with code and message', async () => {
    const socket = await openAuthenticated();
    expect(await socket.ask('unheard_of', {})).toMatchObject({ code: '501' });
    expect(await socket.ask('pause', { recordId: '1', more: 1 })).toMatchObject({
      code: '400',
      path: 'more',
    });
    expect(await socket.ask('pause', { recordId: '999999' })).toMatchObject({
      code: '0',
      message: '没有找到这次练习',
    });
    expect(
      await socket.ask('channel_info_exam_face', { recordId: (await startPaper()).recordId }),
    ).toMatchObject({ code: '0' });
  });

  test('is refused until a required new password is set', async () => {
    const { db } = app.parts.connection;
    await db.update(users).set({ mustChangePassword: true }).where(eq(users.id, user.id));
    const socket = await openAuthenticated();
    expect(await socket.ask('pause', { recordId: '1' })).toMatchObject({
      code: '0',
      message: '根据相关要求，请修改您的密码后继续使用',
    });
    await db.update(users).set({ mustChangePassword: false }).where(eq(users.id, user.id));
  });

  test('of a hand-in notifies the student’s other devices', async () => {
    const [here, there] = [
      await openAuthenticated(),
      await openAuthenticated(await app.tokenOf(user, 'other')),
    ];
    const { recordId } = await startPaper();
    await here.ask('submit', { recordId, answers: [] });
    await expect
      .poll(() => there.frames.at(-1))
      .toEqual({ op: 'room_changed', data: { recordId, what: 'submitted' } });
  });

  test('missed during an event gap makes every device receive room_changed', async () => {
    const [here, there] = [
      await openAuthenticated(),
      await openAuthenticated(await app.tokenOf(user, 'other')),
    ];
    await app.parts.connection.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    );
    for (const { frames } of [here, there])
      await expect.poll(() => frames).toContainEqual({ op: 'room_changed', data: { what: 'missed' } });
  });

  test('of a lesson saves the learning progress, and refuses live room and replay when there are none', async () => {
    const socket = await openAuthenticated();
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
  ] as const)('closes when its session ends (%s)', async (reason, code) => {
    const as = await app.tokenOf(user);
    const socket = await openAuthenticated(as);
    const { db } = app.parts.connection;
    const found = await readToken(db, app.clock, user.companyId, as);
    if (found.state !== 'live') throw new Error('The session is not there');
    await endSession(db, app.clock, found.session, reason);
    expect(await socket.closed).toBe(code);
  });

  test.each([
    ['an unknown opcode', [0x83, 0x80, 1, 2, 3, 4]],
    ['reserved bits', [0xf1, 0x80, 0, 0, 0, 0]],
    ['no mask', [0x81, 0x01, 0x78]],
    ['an invalid close code', [0x88, 0x82, 0, 0, 0, 0, 0, 1]],
  ])('is closed without an error in the log on a frame with %s', async (_, bytes) => {
    const logged = vi.spyOn(app.server.log, 'error');
    const socket = await openUnreadSocket(origin, '/websocket');
    socket.write(bytes);
    await expect.poll(() => socket.received()).toContain(CLOSE_FRAME);
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  });

  test('ignores operations after its close frame, and is cut off if the client stays', async () => {
    const as = await app.tokenOf(user);
    const { recordId, ids } = await startPaper();
    const socket = await openUnreadSocket(origin, '/websocket');
    socket.send('NETTY_AUTH_REQ', identity(as));
    await expect.poll(socket.received).toContain('"code":"1"');
    const { db } = app.parts.connection;
    const found = await readToken(db, app.clock, user.companyId, as);
    if (found.state !== 'live') throw new Error('The session is not there');
    await endSession(db, app.clock, found.session, 'otherLogin');
    await expect.poll(socket.received).toContain(CLOSE_FRAME);
    const late = answer(recordId, ids[0], 1);
    socket.send('submit_question', late);
    await socket.cutOff;
    expect(await db.$count(answers, eq(answers.operationId, late.operationId))).toBe(0);
  });

  test('closes with 4400 on a malformed frame, and with 1009 on an oversized one', async () => {
    for (const garbage of ['', '[]', '{"op":1}', `{"op":"pause","id":"${'x'.repeat(61)}"}`]) {
      const socket = await openAuthenticated();
      socket.send(garbage);
      expect(await socket.closed).toBe(4400);
    }
    const large = await openAuthenticated();
    large.send({ op: 'pause', id: '1', data: 'x'.repeat(1024 * 1024) });
    expect(await large.closed).toBe(1009);
  });

  test('answers 429 above its frame rate, and closes with 4529 if the client continues', async () => {
    const socket = await openAuthenticated();
    const replies = await Promise.all(
      Array.from({ length: 40 }, () => socket.ask('NETTY_HEART_BEAT_REQ', {})),
    );
    expect(replies.filter(({ code }) => code === '429').length).toBeGreaterThan(5);
    for (let frame = 0; frame < 300; frame += 1)
      socket.send({ op: 'NETTY_HEART_BEAT_REQ', id: 'x', data: {} });
    expect(await socket.closed).toBe(4529);
  });

  test('shares its frame limit with other sockets of the same student alone', async () => {
    const [one, another] = [await openAuthenticated(), await openAuthenticated()];
    await Promise.all(Array.from({ length: 40 }, () => one.ask('NETTY_HEART_BEAT_REQ', {})));
    expect(await another.ask('NETTY_HEART_BEAT_REQ', {})).toMatchObject({ code: '429' });
    const stranger = await app.userNamed('emma');
    const elsewhere = await openSocket();
    await elsewhere.ask('NETTY_AUTH_REQ', identity(await app.tokenOf(stranger), { userId: stranger.id }));
    expect(await elsewhere.ask('NETTY_HEART_BEAT_REQ', {})).toMatchObject({ code: '1' });
  });

  test('is refused with 429 when its student already has four', async () => {
    for (let count = 0; count < 4; count += 1) await openAuthenticated();
    const fifth = await openSocket();
    expect(await fifth.ask('NETTY_AUTH_REQ', identity())).toMatchObject({ code: '429' });
    expect(await fifth.closed).toBe(4529);
  });
});

test('all sockets close with 1012 when the server stops', async () => {
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
