import { readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PATIENCE_MS, useWholeStarts } from '../test/wholeStarts.ts';
import { startEmbedded } from './platform/database/embedded/embedded.ts';
import { placesFor } from './platform/database/embedded/places.ts';
import { readPostmaster } from './platform/database/embedded/postmaster.ts';

const { start, dataDir, home, port, postmasterPid } = useWholeStarts();

describe('a start on bad days of its database', { timeout: PATIENCE_MS }, () => {
  test('begins with a database of its own', async () => {
    await start().says('Lectern is open at');
  });

  test('on data in use names who has it, and leaves that one alone', async () => {
    const first = start();
    await first.says('Lectern is open at');
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(
      `already running on this data at http://localhost:${port()}, pid ${first.process.pid}`,
    );
    expect((await fetch(`http://127.0.0.1:${port()}/readyz`)).status).toBe(200);
  });

  test('sees through a postmaster.pid whose number belongs to another process now', async () => {
    const pidFile = join(home(), 'data', 'postmaster.pid');
    expect(existsSync(pidFile)).toBe(false);
    await writeFile(pidFile, `${process.pid}\n${join(home(), 'data')}\n1\n5432\n/nowhere\n\n\nready\n`);
    const server = start();
    await server.says('Lectern is open at');
    expect(postmasterPid()).not.toBe(process.pid);
  });

  test('starts PostgreSQL again when that ends by itself, and still owns the data', async () => {
    const server = start();
    await server.says('Lectern is open at');
    const killed = postmasterPid();
    process.kill(killed, 'SIGKILL');
    await expect.poll(postmasterPid, { timeout: PATIENCE_MS }).not.toBe(killed);
    await expect
      .poll(async () => (await fetch(`http://127.0.0.1:${port()}/readyz`)).status, { timeout: PATIENCE_MS })
      .toBe(200);
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`already running on this data at http://localhost:${port()}`);
  });

  test('says so when PostgreSQL ends and does not start again', async () => {
    const server = start();
    await server.says('Lectern is open at');
    const version = join(home(), 'data', 'PG_VERSION');
    const content = await readFile(version, 'utf8');
    await rm(version);
    process.kill(postmasterPid(), 'SIGKILL');
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('PostgreSQL has ended and does not start again');
    await writeFile(version, content);
  });

  test('on a broken data folder says what is missing and changes nothing', async () => {
    const version = join(home(), 'data', 'PG_VERSION');
    const content = await readFile(version, 'utf8');
    await rm(version);
    const broken = start();
    expect(await broken.ended).toBe(1);
    expect(broken.output()).toMatch(/is broken: PG_VERSION is missing.*Nothing was changed/s);
    await writeFile(version, '17\n');
    const old = start();
    expect(await old.ended).toBe(1);
    expect(old.output()).toContain('belongs to PostgreSQL 17');
    await writeFile(version, content);
  });

  test('while the database is away says what it waits for, is alive and not ready, and begins when it is there', async () => {
    const first = start();
    await first.says('Lectern is open at');
    const socket = readPostmaster(join(home(), 'data'))?.socketDir ?? '';
    first.process.kill('SIGTERM');
    await first.ended;

    const DATABASE_URL = `postgres://lectern@localhost:5432/lectern?host=${encodeURIComponent(socket)}`;
    const outside = { DATABASE_URL, LECTERN_SECRET: 'a-secret-of-thirty-two-characters' };
    const given = start({ ...outside, DATABASE_WAIT_SECONDS: '1' });
    expect(await given.ended).toBe(1);
    expect(given.output()).toMatch(/was not there within 1 s \(.*DATABASE_WAIT_SECONDS/);

    const waiting = start({ ...outside, DATABASE_WAIT_SECONDS: '600' });
    await waiting.says(`Waiting up to 600 s for PostgreSQL at ${socket}:5432/lectern: `);
    const [alive, ready] = await Promise.all(
      ['healthz', 'readyz'].map((path) => fetch(`http://127.0.0.1:${port()}/${path}`)),
    );
    expect([alive?.status, ready?.status, ready?.headers.get('Retry-After')]).toEqual([200, 503, '2']);
    const database = await startEmbedded({ places: await placesFor(dataDir()) });
    await waiting.says('Lectern is open at');
    expect((await fetch(`http://127.0.0.1:${port()}/readyz`)).status).toBe(200);

    await database.stop();
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${port()}/readyz`)).status).toBe(503);
    expect(waiting.process.exitCode).toBe(null);
  });
});
