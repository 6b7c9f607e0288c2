import { fileURLToPath } from 'node:url';
import { quickenImports } from '../platform/server/quickImports.ts';
import type { Streams } from './program.ts';

// A command imports as much as a server start, for a single task.
quickenImports(fileURLToPath(new URL('../../../../.cache/compiled', import.meta.url)));
const { runSchool } = await import('./program.ts');

const streams: Streams = {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
};
// The reader may close the pipe early, as `| head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
process.exitCode = await runSchool(process.argv.slice(2), streams);
