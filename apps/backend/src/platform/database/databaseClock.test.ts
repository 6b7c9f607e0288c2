import { type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient, text } from '@lectern/sdk';
import * as login from '@lectern/sdk/endpoints/login';
import { currentUser, nodeConfig } from '@lectern/sdk/endpoints/shell';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../../load/server.ts';
import { endServer } from '../../../test/servers/serverProgram.ts';
import { freePort } from '../../../test/servers/freePort.ts';
import { encryptWith } from '../../../test/logIn.ts';
import { openRaw } from '../../../test/servers/rawSocket.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/testDatabase.ts';
import { connect, type Connection } from './connection.ts';
import { databaseClock } from './databaseClock.ts';

const TIMEOUT_MS = 120_000;
const MINUTE_MS = 60_000;

describe('a clock set by the database', () => {
  let database: TestDatabase;
  let connection: Connection;
  beforeAll(async () => {
    database = await createTestDatabase(false);
    connection = connect(database.url, { poolSize: 1 });
  });
  afterAll(async () => {
    await connection.close();
    await database.release();
  });
  const noError = (error: unknown): never => {
    throw error;
  };

  test('shows the database’s time, and advances with the monotonic clock', async () => {
    let steady = -5000;
    const clock = databaseClock(connection.db, noError, () => steady);
    await clock.start();
    // Database and test share this machine's clock.
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(5000);
    const before = clock.now().getTime();
    steady += 1234;
    expect(clock.now().getTime() - before).toBe(1234);
    clock.stop();
  });

  test('is corrected by a refresh after the monotonic clock stood still', async () => {
    let stoodStillMs = 0;
    const steadyNow = () => performance.now() - stoodStillMs;
    const clock = databaseClock(connection.db, noError, steadyNow);
    await clock.start();
    const asleep = 60 * MINUTE_MS;
    stoodStillMs = asleep;
    expect(Date.now() - clock.now().getTime()).toBeGreaterThan(asleep - MINUTE_MS);
    await clock.refresh();
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(5000);
    clock.stop();
  });

  test('keeps its time when the database does not answer', async () => {
    const lost = connect(database.url, { poolSize: 1 });
    const clock = databaseClock(lost.db, noError);
    await clock.start();
    await lost.close();
    await expect(clock.refresh()).rejects.toThrow();
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(5000);
    clock.stop();
  });
});

describe('two processes whose machine clocks are twelve minutes apart', () => {
  let database: TestDatabase;
  let dataDir: string;
  const processes: ChildProcess[] = [];
  const origins: string[] = [];

  async function open(settings: Readonly<Record<string, string>>): Promise<void> {
    const port = await freePort();
    const baseSettings = { DATABASE_URL: database.url, LECTERN_MODE: 'test' };
    processes.push(await launch({ port, dataDir, settings: { ...baseSettings, ...settings } }));
    origins.push(`http://127.0.0.1:${port}`);
  }

  beforeAll(async () => {
    database = await createTestDatabase(true);
    dataDir = await mkdtemp(join(tmpdir(), 'lectern-clocks-'));
    const setClock = pathToFileURL(join(import.meta.dirname, '../../../test/machineClock.ts'));
    const setting = { NODE_OPTIONS: `--import=${setClock.href}` };
    await open({ ...setting, MACHINE_CLOCK_AHEAD_MS: String(-6 * MINUTE_MS) });
    await open({ ...setting, MACHINE_CLOCK_AHEAD_MS: String(6 * MINUTE_MS) });
  }, TIMEOUT_MS);
  afterAll(async () => {
    for (const child of processes) await endServer(child, 'SIGTERM');
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }, TIMEOUT_MS);

  test.each([
    ['the slow one', 'the fast one', 0, 1],
    ['the fast one', 'the slow one', 1, 0],
  ])('nonces, sessions and tickets issued by %s are accepted by %s', async (_, __, first, second) => {
    const at = (index: number, token = '') =>
      createClient({ origin: origins[index] ?? '', session: () => ({ token }) });
    const { publicKey, nonce } = (await at(first).request(login.config, {})) ?? {};
    const password = encryptWith(
      text(publicKey),
      `${text(nonce)}:${Buffer.from('Lectern2026').toString('base64url')}`,
    );
    const entered = await at(second).request(login.password, { account: 'student', password, type: 1 });
    const token = text(entered?.token?.token);

    const known = await at(first, token).request(currentUser, {});
    const userId = text(known?.userId);
    expect(userId).not.toBe('');
    const config = await at(first, token).request(nodeConfig, {});
    const socket = await openRaw(origins[second] ?? '', '/presence');
    const join = {
      companyId: text(known?.companyId),
      userId,
      timestamp: Date.now(),
      token: text(config?._sessionId),
    };
    expect(await socket.ask('join', join)).toMatchObject({ code: '1' });
    socket.close();
  });
});
