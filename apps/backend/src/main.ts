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
/** Maximum milliseconds of an orderly stop, without its drain, before the process exits anyway. */
const TIMEOUT_MS = 20_000;

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
// Libraries skip their development checks. The mode only depends on values that a person has set.
process.env['NODE_ENV'] ??= 'production';
quickenImports(join(ROOT, '.cache/compiled'));
const { startServer } = await import('./start.ts');

let stopping: Promise<void> | undefined;
const starting = startServer(env, ROOT).catch((error: unknown) => {
  process.stderr.write(`\n${explain(error)}\n`);
  process.exit(1);
});

/** Stops the process with an exit code; a drained stop first lets load balancers notice. */
function stop(code: number, isDrained = false): void {
  if (stopping !== undefined) return;
  const isPatient = setTimeout(() => process.exit(1), TIMEOUT_MS).unref();
  stopping = starting
    .then(async (server) => {
      if (isDrained) {
        clearTimeout(isPatient);
        await server.drain();
        setTimeout(() => process.exit(1), TIMEOUT_MS).unref();
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
// A person waits at the terminal, so there is no drain.
process.on('SIGINT', () => stop(0));
// A closing terminal sends SIGHUP; without a terminal the signal means to re-read files.
const hasTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
process.on('SIGHUP', () => (hasTerminal ? stop(0) : void starting.then((running) => running.reread())));
// The start script holds this channel: once it has ended, nobody could stop this process.
if (process.channel !== undefined) process.on('disconnect', () => stop(0));

const server = await starting;
// Node writes the cache when a process exits, but not when it is killed.
flushCompileCache();
void server.lost.then((log) => {
  if (stopping !== undefined) return;
  process.stderr.write(`\nPostgreSQL exited and cannot be restarted; Lectern stops. Its log:\n${log}\n`);
  stop(1);
});
