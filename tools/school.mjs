// npm run school -- <area> <verb> [options]
import { availableParallelism } from 'node:os';
import { ensureInstalled, localEnvironment, runLocal } from './install.mjs';

await ensureInstalled();
process.exit(
  runLocal(['apps/backend/src/commands/main.ts', ...process.argv.slice(2)], {
    // Files are named from where the command was given, which npm says; this script goes to the project's folder.
    // Passwords of many students are hashed on all cores.
    env: {
      UV_THREADPOOL_SIZE: String(Math.min(Math.max(availableParallelism(), 4), 16)),
      ...localEnvironment(),
      INIT_CWD: process.env.INIT_CWD ?? process.cwd(),
    },
  }),
);
