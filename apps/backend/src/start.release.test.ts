import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openFolder } from '../test/openFolder.ts';
import { TIMEOUT_MS, useWholeStarts } from '../test/wholeStarts.ts';
import { SCHOOLS_FOLDER } from './content/schools/companies.seed.ts';
import { connect } from './platform/database/connection.ts';
import { startEmbedded } from './platform/database/embedded/embedded.ts';
import { postgresFolders } from './platform/database/embedded/postgresFolders.ts';
import { isAlive, readPostmaster } from './platform/database/embedded/postmaster.ts';

const { start, dataDir, home, port, postmasterPid } = useWholeStarts();

function occupyPort(): Promise<{ server: Server; port: number }> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({ server, port: typeof address === 'object' && address !== null ? address.port : 0 });
    });
  });
}

describe('a server start with database problems', { timeout: TIMEOUT_MS }, () => {
  test('creates its own database', async () => {
    await start().says('Lectern is running at');
  });

  test('on data in use exits with 1, naming the running server, which keeps serving', async () => {
    const first = start();
    await first.says('Lectern is running at');
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(
      `already running on this data at http://localhost:${port()}, pid ${first.process.pid}`,
    );
    expect((await fetch(`http://127.0.0.1:${port()}/readyz`)).status).toBe(200);
  });

  test('ignores a stale postmaster.pid whose number belongs to another process', async () => {
    const pidFile = join(home(), 'data', 'postmaster.pid');
    expect(existsSync(pidFile)).toBe(false);
    await writeFile(pidFile, `${process.pid}\n${join(home(), 'data')}\n1\n5432\n/nowhere\n\n\nready\n`);
    const server = start();
    await server.says('Lectern is running at');
    expect(postmasterPid()).not.toBe(process.pid);
  });

  test('restarts PostgreSQL after it was killed, and keeps the data locked', async () => {
    const server = start();
    await server.says('Lectern is running at');
    const killed = postmasterPid();
    process.kill(killed, 'SIGKILL');
    await expect.poll(postmasterPid, { timeout: TIMEOUT_MS }).not.toBe(killed);
    await expect
      .poll(async () => (await fetch(`http://127.0.0.1:${port()}/readyz`)).status, { timeout: TIMEOUT_MS })
      .toBe(200);
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`already running on this data at http://localhost:${port()}`);
  });

  test('exits with 1 if PostgreSQL ends and cannot be restarted', async () => {
    const server = start();
    await server.says('Lectern is running at');
    const version = join(home(), 'data', 'PG_VERSION');
    const content = await readFile(version, 'utf8');
    await rm(version);
    process.kill(postmasterPid(), 'SIGKILL');
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('PostgreSQL exited and cannot be restarted');
    await writeFile(version, content);
  });

  test('on a broken or older data folder exits with 1, and changes nothing', async () => {
    const version = join(home(), 'data', 'PG_VERSION');
    const content = await readFile(version, 'utf8');
    await rm(version);
    const broken = start();
    expect(await broken.ended).toBe(1);
    expect(broken.output()).toMatch(/is broken: PG_VERSION is missing.*Nothing was changed/s);
    await writeFile(version, '17\n');
    const old = start();
    expect(await old.ended).toBe(1);
    expect(old.output()).toContain('was created by PostgreSQL 17');
    await writeFile(version, content);
  });

  test('waits for an unavailable database, alive but not ready, and serves once it is there', async () => {
    const first = start();
    await first.says('Lectern is running at');
    const socket = readPostmaster(join(home(), 'data'))?.socketDir ?? '';
    first.process.kill('SIGTERM');
    await first.ended;

    const DATABASE_URL = `postgres://lectern@localhost:5432/lectern?host=${encodeURIComponent(socket)}`;
    const outside = { DATABASE_URL, LECTERN_SECRET: randomBytes(32).toString('base64url') };
    const given = start({ ...outside, DATABASE_WAIT_SECONDS: '1' });
    expect(await given.ended).toBe(1);
    expect(given.output()).toMatch(/was not available within 1 s \(.*DATABASE_WAIT_SECONDS/);

    const waiting = start({ ...outside, DATABASE_WAIT_SECONDS: '600' });
    await waiting.says(`Waiting up to 600 s for PostgreSQL at ${socket}:5432/lectern: `);
    const [alive, ready] = await Promise.all(
      ['healthz', 'readyz'].map((path) => fetch(`http://127.0.0.1:${port()}/${path}`)),
    );
    expect([alive?.status, ready?.status, ready?.headers.get('Retry-After')]).toEqual([200, 503, '2']);
    const database = await startEmbedded({ folders: await postgresFolders(dataDir()) });
    await waiting.says('Lectern is running at');
    expect((await fetch(`http://127.0.0.1:${port()}/readyz`)).status).toBe(200);

    await database.stop();
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${port()}/readyz`)).status).toBe(503);
    expect(waiting.process.exitCode).toBe(null);
  });
});

describe('a server start', { timeout: TIMEOUT_MS }, () => {
  test('reloads secrets and accounts on SIGHUP, and keeps the former ones if the new ones are invalid', async () => {
    const server = start();
    await server.says('Lectern is running at');
    const secrets = join(dataDir(), 'secret');
    await writeFile(secrets, `${randomBytes(40).toString('base64url')}\n${await readFile(secrets, 'utf8')}`);
    server.process.kill('SIGHUP');
    await server.says('Secrets and provider accounts were reloaded');
    await writeFile(join(dataDir(), 'payment.json'), '{');
    server.process.kill('SIGHUP');
    await server.says(/payment\.json is not JSON.*the previous ones stay in use/);
    expect((await fetch(`http://127.0.0.1:${port()}/readyz`)).status).toBe(200);
    await rm(join(dataDir(), 'payment.json'));
  });

  test.runIf(process.getuid?.() === 0)(
    'as root names the folder closed to PostgreSQL’s user, with advice, in one line',
    async () => {
      const closed = await openFolder();
      const server = start({ LECTERN_DATA: join(closed, 'school') });
      expect(await server.ended).toBe(1);
      expect(server.output().trim().split('\n')).toEqual([
        expect.stringContaining(`has no access to ${closed}. Set LECTERN_DATA to a folder elsewhere`),
      ]);
    },
  );

  test('after kill -9 replaces the orphaned PostgreSQL, and has every acknowledged row', async () => {
    const killed = start();
    await killed.says('Lectern is running at');
    const orphan = postmasterPid();
    const socket = encodeURIComponent(readPostmaster(join(home(), 'data'))?.socketDir ?? '');
    const url = `postgres://lectern@localhost:5432/lectern?host=${socket}`;
    const writer = connect(url, { poolSize: 1 });
    await writer.db.execute(sql`create table survivors (number int)`);
    for (let number = 0; number < 20; number += 1)
      await writer.db.execute(sql`insert into survivors values (${number})`);
    await writer.close();
    killed.process.kill('SIGKILL');
    await killed.ended;
    expect(isAlive(orphan)).toBe(true);

    const next = start();
    await next.says('Lectern is running at');
    expect(isAlive(orphan)).toBe(false);
    const reader = connect(url, { poolSize: 1 });
    expect(await reader.db.$count(sql`survivors`)).toBe(20);
    await reader.close();
  });

  test('on a taken port exits with 1, naming the port, and starts no PostgreSQL', async () => {
    const { server: other, port: taken } = await occupyPort();
    const refused = start({ PORT: String(taken) });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toMatch(new RegExp(`Port ${taken} is taken.*PORT=`));
    expect(existsSync(join(home(), 'data', 'postmaster.pid'))).toBe(false);
    await new Promise((resolve) => other.close(resolve));
  });

  test('with an invalid school folder exits with 1, naming file and field in one line', async () => {
    const schools = await openFolder();
    await cp(SCHOOLS_FOLDER, schools, { recursive: true });
    const file = join(schools, 'qinghe/company.json');
    const { order: _, ...rest } = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify(rest));
    const refused = start({ SCHOOLS_DIR: schools });
    expect(await refused.ended).toBe(1);
    expect(refused.output().trim()).toBe(`${file}: "order" is missing`);
  });
});
