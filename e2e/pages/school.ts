import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RunningSchool } from '../fixtures/school.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Runs a module's school command beside the running server; resolves with what it writes. */
async function run({ dataDir }: RunningSchool, module: string, args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    join(ROOT, 'node_modules/.bin/node'),
    ['--conditions=source', `apps/backend/src/modules/${module}/command.ts`, ...args],
    { cwd: ROOT, env: { ...process.env, LECTERN_DATA: dataDir, DATABASE_URL: '' } },
  );
  return stdout;
}

/** Does with an exam what a school does: gives the arguments to `npm run exam`. */
export async function runExam(school: RunningSchool, ...args: readonly string[]): Promise<void> {
  await run(school, 'exam', args);
}

/** Does with applications to teach what a school does: gives the arguments to `npm run teachers`. */
export const runTeachers = (school: RunningSchool, ...args: readonly string[]): Promise<string> =>
  run(school, 'teachers', args);

/** Does with homework what a school does: gives the arguments to `npm run homework`. */
export const runHomework = (school: RunningSchool, ...args: readonly string[]): Promise<string> =>
  run(school, 'homework', args);
