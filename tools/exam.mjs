// npm run exam -- list | extend | face | answers | marks
import { isAbsolute, relative, resolve } from 'node:path';
import { ensureInstalled, ROOT, runLocal } from './install.mjs';

ensureInstalled();
const args = process.argv.slice(2);
// npm changes to the project's folder; the file with marks was meant from where the command was given.
const from = process.env.INIT_CWD ?? process.cwd();
const full = args.map((arg, place) => (args[0] !== 'marks' || place < 2 || arg.startsWith('-') || isAbsolute(arg) ? arg : relative(ROOT, resolve(from, arg))));
process.exit(runLocal(['apps/backend/src/modules/exam/command.ts', ...full]));
