import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as login from '@lectern/sdk/endpoints/login';
import { nodeConfig } from '@lectern/sdk/endpoints/shell';
import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restartUnderLoad } from '../../../../load/restarts.ts';
import { callOn, createTestClock } from '../../../../test/createTestApp.ts';
import { encryptWith } from '../../../../test/logIn.ts';
import { openPooler, pgbouncer, type Pooler } from '../../../../test/servers/pgbouncer.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/testDatabase.ts';
import { type App, buildApp } from '../../../app.ts';
import { readConfig } from '../../config/config.ts';
import { eventKind } from '../../events/events.ts';

const TIMEOUT_MS = 300_000;
/** Fewer connections than the processes open to the pooler, so that each is shared between clients all the time. */
const CONNECTIONS = 3;
const CONNECT_QUERY = 'set statement_timeout = 10000; set jit = off';

describe.skipIf(pgbouncer === undefined)('the back end behind pgbouncer (apt-get install pgbouncer)', () => {
  let database: TestDatabase;
  let pooler: Pooler;
  let dataDir: string;
  let here: App;
  let there: App;

  const open = (): Promise<App> => {
    const settings = {
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: database.url,
      DATABASE_POOL: '8',
      LECTERN_DATA: dataDir,
      LECTERN_MODE: 'test',
      LECTERN_SECRET: 'a secret for tests alone, 32 characters',
      LOG_LEVEL: 'fatal',
    };
    const config = { ...readConfig(settings, process.cwd()), siteDir: undefined };
    return buildApp({ config, databaseUrl: pooler.url, clock: createTestClock(new Date()) });
  };

  beforeAll(async () => {
    database = await createTestDatabase(true);
    dataDir = await mkdtemp(join(tmpdir(), 'lectern-pooler-'));
    pooler = await openPooler({ url: database.url, size: CONNECTIONS, connectQuery: CONNECT_QUERY });
    [here, there] = [await open(), await open()];
  }, TIMEOUT_MS);
  afterAll(async () => {
    for (const app of [here, there]) await app.server.close();
    await pooler.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }, TIMEOUT_MS);

  test('accepts a session in both processes after a password log-in in one', async () => {
    const { publicKey, nonce } = (await callOn(here, login.config, {})).body.data;
    const password = encryptWith(publicKey, `${nonce}:${Buffer.from('Lectern2026').toString('base64url')}`);
    const entered = await callOn(here, login.password, { account: 'student', password, type: 1 });
    expect(entered.body.code).toBe('1');
    const token: string = entered.body.data.token;
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        callOn(index % 2 === 0 ? here : there, nodeConfig, {}, { token }),
      ),
    );
    expect(new Set(replies.map(({ body }) => body.code))).toEqual(new Set(['1']));
  });

  test('delivers an event published in a transaction to the other process', async () => {
    const kind = eventKind('pooler_test', Type.Object({ id: Type.String() }));
    const received: string[] = [];
    await there.parts.events.subscribe(
      kind,
      ({ id }) => void received.push(id),
      () => {},
    );
    await here.parts.connection.db.transaction((tx) => here.parts.events.publish(kind, { id: '7' }, tx));
    await expect.poll(() => received).toEqual(['7']);
  });

  test('runs statements with the statement_timeout set by the pooler', async () => {
    const { rows } = await here.parts.reserved.execute(
      sql`select current_setting('statement_timeout') as longest, current_setting('jit') as jit`,
    );
    expect(rows).toEqual([{ longest: '10s', jit: 'off' }]);
  });

  test('answers 503 while the pooler is down, and recovers once it is back', async () => {
    const ready = async () => (await here.server.inject('/readyz')).statusCode;
    await pooler.kill();
    expect(await ready()).toBe(503);
    expect((await callOn(here, login.config, {})).status).toBe(503);
    await pooler.start();
    await expect.poll(ready).toBe(200);
    expect((await callOn(here, login.config, {})).body.code).toBe('1');
  });

  test(
    'loses no answer over sockets or HTTP when processes are restarted',
    { timeout: TIMEOUT_MS },
    async () => {
      const report = await restartUnderLoad({
        databaseUrl: database.url,
        dataDir,
        settings: {
          DATABASE_URL: pooler.url,
          DATABASE_DIRECT_URL: database.url,
          LECTERN_MODE: 'test',
          DRAIN_SECONDS: '2',
        },
        rounds: 1,
        students: 6,
      });
      expect(report).toMatchObject({ restarts: 2, problems: [], refused: 0, lost: 0, wrong: 0, sockets: 3 });
      expect(report.promised).toBeGreaterThan(0);
    },
  );
});
