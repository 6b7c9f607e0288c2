// npm run import -- bank FILE…  |  npm run import -- courses FOLDER
import { isAbsolute, relative, resolve } from 'node:path';
import { ensureInstalled, ROOT, runLocal } from './install.mjs';

ensureInstalled();
const [kind, ...paths] = process.argv.slice(2);
// npm changes to the project's folder; a relative path was meant from where the command was given.
const from = process.env.INIT_CWD ?? process.cwd();
const full = paths.map((path) =>
  path.startsWith('-') || isAbsolute(path) ? path : relative(ROOT, resolve(from, path)),
);
process.exit(runLocal(['apps/backend/src/import/main.ts', ...(kind === undefined ? [] : [kind]), ...full]));
