import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PATIENCE_MS, useWholeStarts } from '../test/wholeStarts.ts';
import { isAlive } from './platform/database/embedded/postmaster.ts';

const { start, dataDir, port, postmasterPid } = useWholeStarts();

describe('a start', { timeout: PATIENCE_MS }, () => {
  test('serves, keeps all in the data folder and says where that is, and stops whole on SIGTERM', async () => {
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

  test('with a setting that cannot be used names it', async () => {
    const refused = start({ PORT: 'many' });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain('PORT is "many"');
  });
});
