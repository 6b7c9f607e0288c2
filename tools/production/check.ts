/**
 * Runs the result of `npm run build` like an operator would: in a folder of its own, with Node only, and an
 * external PostgreSQL.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import * as studentInfo from '@lectern/sdk/endpoints/studentInfo';
import { ROOT } from '../install.mjs';
import { postgresFolders } from '../../apps/backend/src/platform/database/embedded/postgresFolders.ts';
import { startEmbedded } from '../../apps/backend/src/platform/database/embedded/embedded.ts';
import { freePort } from '../../apps/backend/test/servers/freePort.ts';
import { checklist } from './checklist.ts';

const TIMEOUT_MS = 60_000;
const SECRET = randomBytes(32).toString('base64url');

await import('./build.ts');
const workFolder = await mkdtemp(join(tmpdir(), 'lectern-production-'));
// If this runs as root, PostgreSQL's user must be able to enter the folder.
await chmod(workFolder, 0o755);
const folder = join(workFolder, 'lectern');
await cp(join(ROOT, 'dist/lectern'), folder, { recursive: true });
await writeFile(join(workFolder, 'secret'), `${SECRET}\n`);
const database = await startEmbedded({
  folders: await postgresFolders(join(workFolder, 'database')),
  isDurable: false,
});
const [port, metricsPort] = [await freePort(), await freePort()];
const env = {
  NODE_ENV: 'production',
  DATABASE_URL: database.url(),
  LECTERN_SECRET_FILE: join(workFolder, 'secret'),
  LECTERN_DATA: join(workFolder, 'data'),
  SCHOOLS_DIR: join(folder, 'apps/backend/schools'),
  PORT: String(port),
  METRICS_PORT: String(metricsPort),
  DRAIN_SECONDS: '2',
};
const start = (...args: string[]): ChildProcess =>
  spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });

/** Returns the status and text of a page; status 0 if there is no response. */
async function ask(path: string, at = port): Promise<{ readonly status: number; readonly text: string }> {
  try {
    const response = await fetch(`http://localhost:${at}${path}`);
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: '' };
  }
}

const { expect, finish } = checklist('production');

const server = start('server.js');
server.stdout?.resume();
try {
  const end = Date.now() + TIMEOUT_MS;
  while (Date.now() < end && server.exitCode === null && (await ask('/readyz')).status !== 200)
    await setTimeout(200);
  expect('is ready', (await ask('/readyz')).status === 200);
  expect('serves the school', (await ask('/')).text.includes('<title>青禾学堂'));
  expect('has no sandbox', (await ask('/sandbox/outbox')).status === 404);
  expect('is measured', (await ask('/metrics', metricsPort)).text.includes('route="/readyz"'));
  const provinces = `/s/api${studentInfo.provinces.path}`;
  expect('reads data of packages', (await ask(provinces)).text.includes('江苏省'));
  const command = start('school.js', 'teachers', '--help');
  const [output] = await Promise.all([command.stdout?.setEncoding('utf8').toArray(), once(command, 'close')]);
  expect(
    'has the commands of a school',
    command.exitCode === 0 && (output ?? []).join('').includes('teachers'),
  );
  const [exported] = await once(start('school.js', 'export', join(workFolder, 'school.xlsx')), 'exit');
  expect('exports a school', exported === 0);
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  await setTimeout(500);
  expect('says that it stops', (await ask('/readyz')).text.includes('stopping'));
  expect('answers until then', (await ask('/')).status === 200);
  expect('stops', (await gone)[0] === 0);
} finally {
  server.kill('SIGKILL');
  await database.stop();
  await rm(workFolder, { recursive: true, force: true });
}
finish();
