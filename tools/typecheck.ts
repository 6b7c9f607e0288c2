import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './install.mjs';
import { checkerEnvironment } from './checkerEnvironment.ts';
import { type Count, writeCount } from './count.ts';

/**
 * The whole repository as one project, so that no type is computed twice, and the code that runs in a worker,
 * where there is no DOM.
 */
const PROJECTS = ['.', 'apps/site/worker'];

/** Cache of the last check, so that only changed files and their dependents are checked again. */
const infoOf = (project: string): string =>
  join(ROOT, '.cache/types', `${project.replaceAll('/', '-')}.tsbuildinfo`);

function check(project: string): Promise<boolean> {
  const config = join(ROOT, project, 'tsconfig.json');
  if (!existsSync(config)) {
    console.log(`✗ ${project}: tsconfig.json is missing`);
    return Promise.resolve(false);
  }
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [
        join(ROOT, 'node_modules/typescript/bin/tsc'),
        '-p',
        config,
        '--pretty',
        'false',
        '--checkers',
        String(availableParallelism()),
        '--incremental',
        '--tsBuildInfoFile',
        infoOf(project),
      ],
      { cwd: ROOT, env: checkerEnvironment, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let output = '';
    child.stdout.on('data', (part: Buffer) => (output += part.toString()));
    child.on('close', (code) => {
      console.log(`${code === 0 ? '✓' : '✗'} ${project}${output === '' ? '' : `\n${output}`}`);
      resolve(code === 0);
    });
  });
}

const results = await Promise.all(PROJECTS.map(check));
const count: Count = {
  passed: results.filter(Boolean).length,
  failed: results.filter((isGood) => !isGood).length,
};
await writeCount('typecheck', count);
process.exitCode = count.failed > 0 ? 1 : 0;
