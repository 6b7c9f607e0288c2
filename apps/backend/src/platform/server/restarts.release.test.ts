import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restartUnderLoad } from '../../../load/restarts.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/testDatabase.ts';

const TIMEOUT_MS = 300_000;

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase(true);
  dataDir = await mkdtemp(join(tmpdir(), 'lectern-restarts-'));
}, TIMEOUT_MS);
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

test(
  'two processes restarted one after the other refuse no call and lose no answer',
  { timeout: TIMEOUT_MS },
  async () => {
    const report = await restartUnderLoad({
      databaseUrl: database.url,
      dataDir,
      settings: { DATABASE_URL: database.url, LECTERN_MODE: 'test', DRAIN_SECONDS: '2' },
      rounds: 1,
      students: 6,
    });
    expect(report).toMatchObject({ restarts: 2, problems: [], refused: 0, lost: 0, wrong: 0, sockets: 3 });
    expect(report.promised).toBeGreaterThan(0);
  },
);
