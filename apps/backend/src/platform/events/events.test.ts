import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/testDatabase.ts';
import { type Connection, connect } from '../database/connection.ts';
import { createEvents, eventKind, type Events } from './events.ts';

const paid = eventKind('test_paid', Type.Object({ orderId: Type.String() }));

const noGap = (): void => {};

let database: TestDatabase;
let connections: [Connection, Connection];
let here: Events;
let there: Events;
const errors: unknown[] = [];
beforeAll(async () => {
  database = await createTestDatabase(false);
  connections = [connect(database.url, { poolSize: 2 }), connect(database.url, { poolSize: 2 })];
  here = createEvents(connections[0], (error) => void errors.push(error));
  there = createEvents(connections[1], (error) => void errors.push(error));
});
afterAll(async () => {
  await Promise.all(connections.map((connection) => connection.close()));
  await database.drop();
});

test('an event reaches every process, including its publisher', async () => {
  const seen: string[] = [];
  const stops = [
    await here.subscribe(paid, ({ orderId }) => void seen.push(`here ${orderId}`), noGap),
    await there.subscribe(paid, ({ orderId }) => void seen.push(`there ${orderId}`), noGap),
  ];
  await here.publish(paid, { orderId: '7' });
  await expect.poll(() => seen.toSorted()).toEqual(['here 7', 'there 7']);
  for (const stop of stops) stop();
});

test('an event published in a transaction is sent only on commit', async () => {
  const seen: string[] = [];
  const stop = await there.subscribe(paid, ({ orderId }) => void seen.push(orderId), noGap);
  const db = connections[0].db;
  await expect(
    db.transaction(async (tx) => {
      await here.publish(paid, { orderId: 'undone' }, tx);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  await db.transaction((tx) => here.publish(paid, { orderId: 'done' }, tx));
  await expect.poll(() => seen).toEqual(['done']);
  stop();
});

test('an invalid payload and a throwing listener are reported', async () => {
  errors.length = 0;
  const stop = await there.subscribe(
    paid,
    () => {
      throw new Error('listener');
    },
    noGap,
  );
  await connections[0].db.execute(sql`select pg_notify('lectern_test_paid', '{"orderId":1}')`);
  await here.publish(paid, { orderId: '1' });
  await expect
    .poll(() => errors.map(String))
    .toEqual(['TypeError: The payload does not fit its kind', 'Error: listener']);
  stop();
});

test('a lost connection is reopened, and listeners are told of the gap', async () => {
  const seen: string[] = [];
  const stop = await there.subscribe(
    paid,
    ({ orderId }) => void seen.push(orderId),
    () => void seen.push('gap'),
  );
  await connections[0].db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await expect.poll(() => seen).toEqual(['gap']);
  await here.publish(paid, { orderId: '9' });
  await expect.poll(() => seen).toEqual(['gap', '9']);
  stop();
});

test('publishing an event of 8000 characters throws RangeError', async () => {
  await expect(here.publish(paid, { orderId: 'x'.repeat(8000) })).rejects.toThrow(RangeError);
});
