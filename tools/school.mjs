// npm run school -- <area> <verb> [options]
import { availableParallelism } from 'node:os';
import { ensureInstalled, localEnvironment, runLocal } from './install.mjs';

await ensureInstalled();
process.exit(
  runLocal(['apps/backend/src/commands/main.ts', ...process.argv.slice(2)], {
    // File names are relative to the folder in which the command was called, which npm passes on, since this
    // script runs in the project's folder. The thread pool has one thread per core, since passwords of many
    // students may be hashed.
    env: {
      UV_THREADPOOL_SIZE: String(Math.min(Math.max(availableParallelism(), 4), 16)),
      ...localEnvironment(),
      INIT_CWD: process.env.INIT_CWD ?? process.cwd(),
    },
  }),
);
