import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { PATIENCE_MS, useWholeStarts } from '../test/wholeStarts.ts';
import { SCHOOLS_FOLDER } from './content/schools/companies.seed.ts';
import { connect } from './platform/database/connection.ts';
import { isAlive, readPostmaster } from './platform/database/embedded/postmaster.ts';

const { start, dataDir, home, port, postmasterPid } = useWholeStarts();

function occupy(): Promise<{ server: Server; port: number }> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({ server, port: typeof address === 'object' && address !== null ? address.port : 0 });
    });
  });
}

describe('a start', { timeout: PATIENCE_MS }, () => {
  test('serves, keeps all in the data folder and says where that is, and stops whole on SIGTERM', async () => {
    const server = start();
    await server.says(`Database, files and secret are kept in  ${dataDir()}`);
    await server.says('Lectern is open at');
    expect(await readdir(dataDir())).toEqual(expect.arrayContaining(['postgres', 'programs', 'secret']));
    expect(existsSync(join(dataDir(), 'postgres/data/PG_VERSION'))).toBe(true);
    const pid = postmasterPid();
    expect(isAlive(pid)).toBe(true);
    expect((await fetch(`http://127.0.0.1:${port()}/readyz`)).status).toBe(200);
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(isAlive(pid)).toBe(false);
  });

  test('reads secrets and accounts anew on SIGHUP, and stays as it is where they cannot be used', async () => {
    const server = start();
    await server.says('Lectern is open at');
    const secrets = join(dataDir(), 'secret');
    await writeFile(secrets, `${'n'.repeat(40)}\n${await readFile(secrets, 'utf8')}`);
    server.process.kill('SIGHUP');
    await server.says('Secrets and accounts are those of the files as they are now');
    await writeFile(join(dataDir(), 'payment.json'), '{');
    server.process.kill('SIGHUP');
    await server.says(/payment\.json is not JSON.*all stays as it was/);
    expect((await fetch(`http://127.0.0.1:${port()}/readyz`)).status).toBe(200);
    await rm(join(dataDir(), 'payment.json'));
  });

  test.runIf(process.getuid?.() === 0)(
    'as root names the folder that the user of PostgreSQL cannot enter, and what to do, in one line',
    async () => {
      const closed = await mkdtemp(join(tmpdir(), 'lectern-closed-'));
      const server = start({ LECTERN_DATA: join(closed, 'school') });
      expect(await server.ended).toBe(1);
      expect(server.output().trim().split('\n')).toEqual([
        expect.stringContaining(`cannot enter ${closed}. Set LECTERN_DATA to a folder elsewhere`),
      ]);
      await rm(closed, { recursive: true });
    },
  );

  test('after kill -9 takes over and has every acknowledged row', async () => {
    const killed = start();
    await killed.says('Lectern is open at');
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
    await next.says('Lectern is open at');
    expect(isAlive(orphan)).toBe(false);
    const reader = connect(url, { poolSize: 1 });
    expect(await reader.db.$count(sql`survivors`)).toBe(20);
    await reader.close();
  });

  test('on a taken port names it and starts nothing', async () => {
    const { server: other, port: taken } = await occupy();
    const refused = start({ PORT: String(taken) });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toMatch(new RegExp(`Port ${taken} is taken.*PORT=`));
    expect(existsSync(join(home(), 'data', 'postmaster.pid'))).toBe(false);
    await new Promise((resolve) => other.close(resolve));
  });

  test('on a school’s folder with a mistake names file and field in one line', async () => {
    const schools = await mkdtemp(join(tmpdir(), 'lectern-schools-'));
    await cp(SCHOOLS_FOLDER, schools, { recursive: true });
    const file = join(schools, 'qinghe/company.json');
    const { order: _, ...rest } = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify(rest));
    const refused = start({ SCHOOLS_DIR: schools });
    expect(await refused.ended).toBe(1);
    expect(refused.output().trim()).toBe(`${file}: "order" is missing`);
    await rm(schools, { recursive: true });
  });

  test('with a setting that cannot be used names it', async () => {
    const refused = start({ PORT: 'many' });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain('PORT is "many"');
  });
});
