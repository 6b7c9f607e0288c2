import * as answering from '@lectern/sdk/endpoints/answering';
import * as exam from '@lectern/sdk/endpoints/exam';
import { createClient } from '@redis/client';
import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openExamHall } from '../../../test/subjects/examHall.ts';
import { openRedis, redisServer, type RedisServer } from '../../../test/servers/redis.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/testDatabase.ts';
import { roomChanged } from '../../modules/answering/index.ts';
import { endSessionsOf } from '../auth/sessions.ts';
import { sessionsEnded } from '../auth/sessionEvents.ts';
import { type Connection, connect } from '../database/connection.ts';
import type { NoticeStream } from '../database/pool/listener.ts';
import { createEvents, eventKind, type Events, notify, embedEvent } from './events.ts';
import { openNoticeStream } from './noticeStream.ts';

const WAIT_OPTIONS = { timeout: 30_000 };
const lossyEvent = eventKind('test_left', Type.Object({ id: Type.String() }), { mayBeLost: true });
const paid = eventKind('test_paid', Type.Object({ id: Type.String() }));

describe.skipIf(redisServer === undefined)(
  'events with a notice stream (apt-get install redis-server or valkey-server)',
  () => {
    let database: TestDatabase;
    let redis: RedisServer;
    let here: { connection: Connection; stream: NoticeStream; events: Events };
    let there: typeof here;
    const statements: string[] = [];
    const seen: string[] = [];
    const changes: string[] = [];

    async function openProcess(): Promise<typeof here> {
      const stream = await openNoticeStream({
        url: redis.url,
        onChange: (reason) => void changes.push(reason === undefined ? 'back' : 'away'),
        onUndelivered: (error) => void changes.push(String(error)),
      });
      const connection = connect(database.url, {
        poolSize: 2,
        noticeStream: stream,
        onStatement: (text) => void statements.push(text),
      });
      return { connection, stream, events: createEvents(connection, () => {}) };
    }
    const close = async ({ connection, stream }: typeof here): Promise<void> => {
      await stream.close();
      await connection.close();
    };
    const notified = (): number => statements.filter((text) => text.includes('pg_notify')).length;

    const openClient = () => createClient({ url: redis.url });
    /** Changes the stream directly, over a connection of its own. */
    async function onServer(
      work: (client: ReturnType<typeof openClient>) => Promise<unknown>,
    ): Promise<void> {
      const client = openClient();
      await client.connect();
      await work(client);
      client.destroy();
    }

    beforeAll(async () => {
      database = await createTestDatabase(false);
      redis = await openRedis();
      [here, there] = [await openProcess(), await openProcess()];
      for (const kind of [lossyEvent, paid])
        await there.events.subscribe(
          kind,
          ({ id }) => void seen.push(id),
          () => void seen.push(`gap of ${kind.name}`),
        );
    });
    afterAll(async () => {
      for (const one of [here, there]) await close(one);
      await redis.kill();
      await database.drop();
    });
    beforeEach(() => {
      for (const list of [statements, seen, changes]) list.length = 0;
    });

    test('go over the stream after commit if they may be lost, and otherwise over PostgreSQL', async () => {
      const { db } = here.connection;
      await expect(
        db.transaction(async (tx) => {
          await notify(tx, lossyEvent, { id: 'undone' });
          throw new Error('undone');
        }),
      ).rejects.toThrow('undone');
      await db.transaction(async (tx) => {
        await notify(tx, lossyEvent, { id: 'streamed' });
        await tx.execute(sql`select 1`);
      });
      await expect.poll(() => seen).toEqual(['streamed']);
      expect(notified()).toBe(0);
      await db.transaction((tx) => here.events.publish(paid, { id: 'with it' }, tx));
      await expect.poll(() => seen).toEqual(['streamed', 'with it']);
      expect(notified()).toBe(1);
    });

    test('embedded in a statement are sent after it', async () => {
      const { db } = here.connection;
      const { value, done } = embedEvent(db, lossyEvent, { id: 'after' });
      const { rows } = await db.execute<{ told: null }>(sql`select ${value} as told`);
      expect(rows).toEqual([{ told: null }]);
      await done();
      await expect.poll(() => seen).toEqual(['after']);
    });

    test('are not lost when the connection to the stream breaks', async () => {
      await onServer((client) =>
        client
          .multi()
          .addCommand(['CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes'])
          .xAdd('lectern:notices', '*', { channel: 'lectern_test_left', payload: '{"id":"meanwhile"}' })
          .exec(),
      );
      await expect.poll(() => seen, WAIT_OPTIONS).toEqual(['meanwhile']);
    });

    test('are reported as a gap if the stream was trimmed past the last one read', async () => {
      await onServer((client) =>
        client
          .multi()
          .addCommand(['CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes'])
          .xAdd('lectern:notices', '*', { channel: 'lectern_test_left', payload: '{"id":"cut off"}' })
          .addCommand(['XTRIM', 'lectern:notices', 'MAXLEN', '0'])
          .exec(),
      );
      await expect.poll(() => seen, WAIT_OPTIONS).toEqual(['gap of test_left', 'gap of test_paid']);
    });

    test('go over PostgreSQL while Redis is down, and over the stream again after a gap', async () => {
      await redis.kill();
      await here.connection.db.transaction((tx) => notify(tx, lossyEvent, { id: 'by the database' }));
      await expect.poll(() => seen, WAIT_OPTIONS).toEqual(['by the database']);
      await redis.start();
      await expect.poll(() => seen, WAIT_OPTIONS).toContain('gap of test_left');
      await expect.poll(() => changes, WAIT_OPTIONS).toContain('back');
      statements.length = 0;
      await expect
        .poll(async () => {
          await notify(here.connection.db, lossyEvent, { id: 'again' });
          return notified();
        }, WAIT_OPTIONS)
        .toBe(0);
      await expect.poll(() => seen, WAIT_OPTIONS).toContain('again');
    });

    test('are delivered while Redis hangs', async () => {
      redis.signal('SIGSTOP');
      try {
        const { db } = here.connection;
        await db.transaction((tx) => notify(tx, lossyEvent, { id: 'in a transaction' }));
        await notify(db, lossyEvent, { id: 'alone' });
        expect(seen).toEqual([]);
        await expect.poll(() => seen.toSorted(), WAIT_OPTIONS).toEqual(['alone', 'in a transaction']);
      } finally {
        redis.signal('SIGCONT');
      }
    });

    test('of a hand-in and an ended session send no pg_notify', async () => {
      const received: string[] = [];
      const texts: string[] = [];
      const hall = await openExamHall((text) => void texts.push(text), { noticesUrl: redis.url });
      try {
        const { parts } = hall.app;
        const missed = (): void => {};
        await parts.events.subscribe(roomChanged, ({ what }) => void received.push(what), missed);
        await parts.events.subscribe(sessionsEnded, ({ reason }) => void received.push(reason), missed);
        const { call, user } = await hall.addStudent();
        const { recordId } = (await call(exam.join, { examId: (await hall.addExam()).id })).body.data;
        await call(answering.paperQuestions, { recordId });
        texts.length = 0;
        expect((await call(answering.submit, { recordId, answers: [] })).body.code).toBe('1');
        await expect.poll(() => received).toEqual(['submitted']);
        await parts.connection.db.transaction((tx) => endSessionsOf(tx, parts.clock, user.id, 'otherLogin'));
        await expect.poll(() => received).toEqual(['submitted', 'otherLogin']);
        expect(texts.filter((text) => text.includes('pg_notify'))).toEqual([]);
      } finally {
        await hall.app.close();
      }
    });

    test('report a gap to a process that started while Redis was down', async () => {
      await redis.kill();
      const late = await openProcess();
      await redis.start();
      const gaps: string[] = [];
      await late.events.subscribe(
        lossyEvent,
        ({ id }) => void gaps.push(id),
        () => void gaps.push('gap'),
      );
      await expect.poll(() => gaps, WAIT_OPTIONS).toEqual(['gap']);
      await close(late);
    });
  },
);
