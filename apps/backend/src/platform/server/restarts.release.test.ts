import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolder } from '../../../test/openFolder.ts';
import { restartUnderLoad } from '../../../load/restarts.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/testDatabase.ts';

const TIMEOUT_MS = 300_000;

const dataDir = await openFolder();
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(true);
}, TIMEOUT_MS);
afterAll(() => database.drop());

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
