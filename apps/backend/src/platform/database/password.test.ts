import { once } from 'node:events';
import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { replacedIn } from '../config/replaced.ts';
import { connect } from './connection.ts';

/** Starts a fake PostgreSQL that asks for the password in clear text, records it, and refuses the log-in. */
async function startFakePostgres(): Promise<{ url: string; received: string[]; close(): void }> {
  const received: string[] = [];
  const refusal = Buffer.from('SFATAL\0C28P01\0Mno\0\0');
  const server = createServer((line) => {
    line.once('data', () => {
      line.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]));
      line.once('data', (message) => {
        received.push(Buffer.from(message).subarray(5, -1).toString());
        const head = Buffer.alloc(5);
        head.write('E');
        head.writeInt32BE(refusal.length + 4, 1);
        line.end(Buffer.concat([head, refusal]));
      });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' ? bound?.port : 0;
  return {
    url: `postgres://lectern:be%20fore@127.0.0.1:${port}/school`,
    received,
    close: () => server.close(),
  };
}

test('usePassword applies to every later connection', async () => {
  const asking = await startFakePostgres();
  const { db, usePassword, close } = connect(asking.url, { poolSize: 1 });
  const ask = () => db.execute(sql`select 1`).catch(() => undefined);
  await ask();
  usePassword(asking.url.replace('be%20fore', 'after'));
  await ask();
  expect(asking.received).toEqual(['be fore', 'after']);
  await close();
  asking.close();
});

test('usePassword replaces the password of direct connections past a pooler too', async () => {
  const [pooler, itself] = [await startFakePostgres(), await startFakePostgres()];
  const { listen, usePassword, close } = connect(pooler.url, { poolSize: 1, directUrl: itself.url });
  const startListening = () =>
    listen('school', { onNotice: () => {}, onGap: () => {} }).catch(() => undefined);
  await startListening();
  usePassword(pooler.url, itself.url.replace('be%20fore', 'after'));
  await startListening();
  expect([pooler.received, itself.received]).toEqual([[], ['be fore', 'after']]);
  await close();
  for (const asking of [pooler, itself]) asking.close();
});

test('replacedIn accepts a new database password, and rejects another database', () => {
  const at = (DATABASE_URL: string) => readConfig({ DATABASE_URL }, '/lectern');
  const before = at('postgres://lectern:before@db.example:5432/school');
  const after = at('postgres://lectern:after@db.example:5432/school');
  expect(replacedIn(before, after).databaseUrl).toBe(after.databaseUrl);
  expect(() => replacedIn(before, at('postgres://lectern:after@other.example:5432/school'))).toThrow(
    'other changes need a restart',
  );
});
