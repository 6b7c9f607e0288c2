import { nodeConfig } from '@lectern/sdk/endpoints/shell';
import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolder } from '../../../test/openFolder.ts';
import { createTestApp, type TestApp } from '../../../test/createTestApp.ts';
import { programOf } from '../../../test/programs.ts';
import { openRaw } from '../../../test/servers/rawSocket.ts';
import { endSessionsOf } from '../auth/sessions.ts';

const TIMEOUT_MS = 120_000;

let here: TestApp;
let there: ChildProcess;
let origin: string;
const dataDir = await openFolder();

/** Starts another process on the database of this one, and returns its origin. */
async function startOther(): Promise<string> {
  const { config } = here.parts;
  there = spawn(process.execPath, ['--conditions=source', programOf('server')], {
    env: {
      ...process.env,
      DATABASE_URL: here.databaseUrl,
      LECTERN_DATA: config.dataDir,
      LECTERN_MODE: 'test',
      LECTERN_SECRET: config.secret ?? '',
      PORT: '0',
      SITE_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (part: Buffer): void => {
      output += String(part);
      const port = /Lectern is running at +http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    };
    there.stdout?.on('data', read);
    there.stderr?.on('data', read);
    there.once('close', (code) =>
      reject(new Error(`The other process ended with ${code} and said:\n${output}`)),
    );
  });
}

beforeAll(async () => {
  // The other process uses the real clock, so this one's tickets must be recent by that clock too.
  here = await createTestApp({ seed: true });
  here.clock.set(new Date());
  origin = await startOther();
}, TIMEOUT_MS);
afterAll(async () => {
  const ended = new Promise((resolve) => there.once('close', resolve));
  there.kill('SIGTERM');
  await ended;
  await here.close();
}, TIMEOUT_MS);

test('a log-in at one process closes the same student’s presence socket at another', async () => {
  const user = await here.userNamed('student');
  const token = await here.tokenOf(user);
  const config = await here.call(nodeConfig, {}, { token });
  const socket = await openRaw(origin, '/presence');
  const join = {
    companyId: user.companyId,
    userId: user.id,
    timestamp: Date.now(),
    token: config.body.data._sessionId,
  };
  expect(await socket.ask('join', join)).toMatchObject({ code: '1' });

  // A ticket can be used once across all processes.
  const second = await openRaw(origin, '/presence');
  expect(await second.ask('join', join)).toMatchObject({ code: '401' });

  await here.parts.connection.db.transaction((tx) => endSessionsOf(tx, here.clock, user.id, 'otherLogin'));
  expect(await socket.closed).toBe(4409);
  expect(socket.frames.at(-1)).toEqual({ op: 'out_online', data: {} });
});
