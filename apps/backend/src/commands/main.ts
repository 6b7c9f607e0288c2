import { fileURLToPath } from 'node:url';
import { quickenImports } from '../platform/server/quickImports.ts';
import type { Streams } from './program.ts';

// A command imports as much as a start, to do one thing.
quickenImports(fileURLToPath(new URL('../../../../.cache/compiled', import.meta.url)));
const { runSchool } = await import('./program.ts');

const streams: Streams = {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
};
// Who reads it may have seen enough, as `| head` has.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
process.exitCode = await runSchool(process.argv.slice(2), streams);
