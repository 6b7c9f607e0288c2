import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolder } from '../../../test/openFolder.ts';
import { CUTS, cutUnderLoad } from '../../../load/cuts.ts';
import { freePort } from '../../../test/servers/freePort.ts';
import { type RunningServer, startServer } from '../../start.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const TIMEOUT_MS = 300_000;

const dataDir = await openFolder();
let server: RunningServer;
beforeAll(async () => {
  const port = String(await freePort());
  server = await startServer(
    { LECTERN_DATA: dataDir, PORT: port, LOG_LEVEL: 'error', SITE_DIR: dataDir },
    ROOT,
  );
}, TIMEOUT_MS);
afterAll(async () => {
  await server.stop();
});

test(
  'a database cut off in each way, twice, costs no process and no acknowledged answer',
  { timeout: TIMEOUT_MS },
  async () => {
    const report = await cutUnderLoad(
      { origin: server.address, dataDir },
      { cuts: [...CUTS, ...CUTS], students: 6 },
    );
    expect(report).toMatchObject({
      cuts: { terminated: 2, restarted: 2, killed: 2 },
      problems: [],
      lost: 0,
      wrong: 0,
    });
    expect(report.refused).toBeGreaterThan(0);
    expect(report.promised).toBeGreaterThan(0);
  },
);
