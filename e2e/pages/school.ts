import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RunningSchool } from '../fixtures/school.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Does with an exam what a school does: gives the arguments to `npm run exam`. */
export async function runExam({ dataDir }: RunningSchool, ...args: readonly string[]): Promise<void> {
  await promisify(execFile)(
    join(ROOT, 'node_modules/.bin/node'),
    ['--conditions=source', 'apps/backend/src/modules/exam/command.ts', ...args],
    { cwd: ROOT, env: { ...process.env, LECTERN_DATA: dataDir, DATABASE_URL: '' } },
  );
}
