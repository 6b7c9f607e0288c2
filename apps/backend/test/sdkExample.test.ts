import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { answers } from '../src/modules/answering/records/records.tables.ts';
import { openTestApp } from './openTestApp.ts';
import { listen } from './listen.ts';

const EXAMPLE = fileURLToPath(new URL('../../../packages/sdk/examples/answerPaper.mjs', import.meta.url));

const app = await openTestApp({ seed: true });
// The demonstration's company is found by this host name.
const origin = (await listen(app)).replace('127.0.0.1', 'localhost');

/** Runs the SDK's example as a separate program, over real HTTP. */
async function run(password: string) {
  const args = ['--conditions=source', EXAMPLE, origin, 'student', password];
  return promisify(execFile)(process.execPath, args).catch(
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
}

it('the SDK’s example logs in, lists courses and answers a paper', async () => {
  const { stdout, stderr } = await run('Lectern2026');
  expect(stderr).toBe('');
  expect(stdout).toMatch(
    /^[1-9]\d* courses\n(- .+\n){3}Answering .+\nHanded in: [\d.]+ of [1-9][\d.]* points\n$/,
  );

  const stored = await app.parts.connection.db
    .select()
    .from(answers)
    .where(like(answers.operationId, 'example-%'));
  expect(stored.length).toBeGreaterThan(0);
}, 120_000);

it('the SDK’s example prints the refusal of a wrong password', async () => {
  expect(await run('wrong')).toMatchObject({ code: 1, stdout: '', stderr: '账号或密码不正确\n' });
}, 120_000);
