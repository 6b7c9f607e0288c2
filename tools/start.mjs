// Installs, builds and serves; runs on Node 20 without any packages installed.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ensureInstalled, localEnvironment, localNode, ROOT, runLocal } from './install.mjs';

const WATCH_MS = 500;

await ensureInstalled();
if (runLocal(['tools/build.ts']) !== 0) process.exit(1);

// Spawned directly with an IPC channel, so that the server notices the end of this process, however it ends,
// and stops.
const server = spawn(
  localNode(),
  ['--disable-warning=ExperimentalWarning', 'apps/backend/.cache/built/server.js'],
  { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env: localEnvironment() },
);
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));

/** Windows has no signals, so that a kill would end the server abruptly; closing the channel stops it gracefully. */
function stop(signal) {
  if (process.platform !== 'win32') server.kill(signal);
  else if (server.connected) server.disconnect();
}

// Ctrl-C also reaches the server directly, which ignores the second signal.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));

/** Returns the parent of a process and its program's name (Linux only). */
function parentOf(pid) {
  try {
    const [, name, rest] = /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return { name, parent: Number(rest.split(' ')[1]) };
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

// npm does not forward signals when it is killed itself, so that a caller of npm would leave the server
// running.
if (process.env.npm_lifecycle_event === 'start') {
  const watched = [process.ppid];
  const parent = parentOf(process.ppid);
  if (parent !== undefined && /^(sh|dash|bash)$/.test(parent.name)) watched.push(parent.parent);
  const first = process.ppid;
  setInterval(() => {
    if (process.ppid !== first || !watched.every(isAlive)) stop('SIGTERM');
  }, WATCH_MS).unref();
}
