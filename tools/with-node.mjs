// Runs a program of node_modules/.bin, or a .ts file, on the project's own Node:
//   node tools/with-node.mjs vitest run
//   node tools/with-node.mjs tools/lint.ts
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, fail, localEnvironment, localNode, ROOT } from './install.mjs';

const [name, ...args] = process.argv.slice(2);
if (name === undefined) fail('Say what to run: node tools/with-node.mjs vitest run');
await ensureInstalled();

const isWindows = process.platform === 'win32';
const isScript = /\.[cm]?ts$/.test(name);
const program = join(ROOT, 'node_modules/.bin', name);
if (!isScript && !existsSync(program)) fail(`There is no ${name} in node_modules/.bin.`);

const environment = localEnvironment();
// The programs are shell scripts that run the first `node` on the PATH, which is the project's own.
const child = isScript
  ? spawn(localNode(), ['--conditions=source', join(ROOT, name), ...args], {
      stdio: 'inherit',
      env: environment,
    })
  : // Only Windows' shell resolves the extension of a wrapper; it finds it on the PATH, whatever the folder's name.
    spawn(isWindows ? name : program, args, {
      stdio: 'inherit',
      shell: isWindows,
      env: { ...environment, NODE_OPTIONS: `${environment.NODE_OPTIONS ?? ''} --conditions=source`.trim() },
    });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
