import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError } from './platform/config/configError.ts';
import { EmbeddedError } from './platform/database/embedded/errors.ts';
import { DatabaseAwayError } from './platform/database/waiting.ts';
import { SchoolFolderError } from './content/schools/schoolFolderError.ts';
import { PortTakenError } from './platform/server/port.ts';
import { quickenImports } from './platform/server/quickImports.ts';

/** Folder of the project. */
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** The longest that an orderly stop may take, its drain aside, before the process ends anyway. */
const PATIENCE_MS = 20_000;

function explain(error: unknown): string {
  const isForPeople =
    error instanceof ConfigError ||
    error instanceof EmbeddedError ||
    error instanceof DatabaseAwayError ||
    error instanceof PortTakenError ||
    error instanceof SchoolFolderError;
  if (isForPeople) return error.message;
  return `Lectern could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

const env = { ...process.env };
// Libraries leave out the checks that they make for developers. What a person has set decides the mode.
process.env['NODE_ENV'] ??= 'production';
quickenImports(join(ROOT, '.cache/compiled'));
const { startServer } = await import('./start.ts');

let stopping: Promise<void> | undefined;
const starting = startServer(env, ROOT).catch((error: unknown) => {
  process.stderr.write(`\n${explain(error)}\n`);
  process.exit(1);
});

/** Stops with a code; first for balancers to hear of it, where one may be there. */
function stop(code: number, isDrained = false): void {
  if (stopping !== undefined) return;
  const isPatient = setTimeout(() => process.exit(1), PATIENCE_MS).unref();
  stopping = starting
    .then(async (server) => {
      if (isDrained) {
        clearTimeout(isPatient);
        await server.drain();
        setTimeout(() => process.exit(1), PATIENCE_MS).unref();
      }
      await server.stop();
    })
    .then(
      () => process.exit(code),
      (error: unknown) => {
        process.stderr.write(`\n${explain(error)}\n`);
        process.exit(1);
      },
    );
}

process.on('SIGTERM', () => stop(0, true));
// Somebody at the terminal waits.
process.on('SIGINT', () => stop(0));
// A terminal that closes says so by SIGHUP; without one it is the word to read files anew.
const hasTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
process.on('SIGHUP', () => (hasTerminal ? stop(0) : void starting.then((running) => running.reread())));
// The start script holds this channel: when it is gone, however it ended, nobody would stop us later.
if (process.channel !== undefined) process.on('disconnect', () => stop(0));

const server = await starting;
// At its end a process keeps it by itself, but not when it is killed.
flushCompileCache();
void server.lost.then((log) => {
  if (stopping !== undefined) return;
  process.stderr.write(`\nPostgreSQL has ended and does not start again; Lectern stops. Its log:\n${log}\n`);
  stop(1);
});
