import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TIMEOUT_MS, useWholeStarts } from '../test/wholeStarts.ts';
import { isAlive } from './platform/database/embedded/postmaster.ts';

const { start, dataDir, port, postmasterPid } = useWholeStarts();

describe('a server start', { timeout: TIMEOUT_MS }, () => {
  test('serves, stores everything in the data folder it prints, and stops with PostgreSQL on SIGTERM', async () => {
    const server = start();
    await server.says(`Database, files and secret are stored in  ${dataDir()}`);
    await server.says('Lectern is running at');
    expect(await readdir(dataDir())).toEqual(expect.arrayContaining(['postgres', 'programs', 'secret']));
    expect(existsSync(join(dataDir(), 'postgres/data/PG_VERSION'))).toBe(true);
    const pid = postmasterPid();
    expect(isAlive(pid)).toBe(true);
    expect((await fetch(`http://127.0.0.1:${port()}/readyz`)).status).toBe(200);
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(isAlive(pid)).toBe(false);
  });

  test('with an invalid setting exits with 1, naming it', async () => {
    const refused = start({ PORT: 'many' });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain('PORT is "many"');
  });
});
