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
    const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port()}${path}`)).status;
    expect(await ask('/readyz')).toBe(200);
    // What anybody can ask for is no error of the server's.
    const nowhere = [
      '/nowhere',
      '/assets/none.js',
      '/media/none.png',
      '/s/api/nowhere',
      `/s/api/${'x'.repeat(600)}`,
    ];
    for (const path of [...nowhere, '/s/api/%ff', '/outside/chat'])
      expect(await ask(path), path).toBeOneOf([400, 404]);
    expect(server.output()).not.toMatch(/"level":[45]0/);
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
