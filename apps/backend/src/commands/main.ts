import { readOldCall } from './oldNames.ts';
import { runSchool, type Streams } from './program.ts';

const streams: Streams = {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
};
const args = process.argv.slice(2);
const old = readOldCall(process.env['npm_lifecycle_event'], args);
if (old !== undefined) streams.err(`${old.hint}\n`);
process.exitCode = await runSchool(old?.args ?? args, streams);
