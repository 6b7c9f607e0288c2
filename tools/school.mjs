// npm run school -- <area> <verb> [options]
import { ensureInstalled, localEnvironment, runLocal } from './install.mjs';

await ensureInstalled();
process.exit(
  runLocal(['apps/backend/src/commands/main.ts', ...process.argv.slice(2)], {
    // Files are named from where the command was given, which npm says; this script goes to the project's folder.
    env: { ...localEnvironment(), INIT_CWD: process.env.INIT_CWD ?? process.cwd() },
  }),
);
