import { isAbsolute, relative, resolve } from 'node:path';
import { ensureInstalled, ROOT, runLocal } from './install.mjs';

/**
 * Runs a command of a school with what was given to npm.
 * @param {string} script its file, from the project's folder
 * @param {string} fileCommand the word after which the third argument names a file
 */
export function runSchoolCommand(script, fileCommand) {
  ensureInstalled();
  const args = process.argv.slice(2);
  // npm changes to the project's folder; the file was meant from where the command was given.
  const from = process.env.INIT_CWD ?? process.cwd();
  const full = args.map((arg, place) => (args[0] !== fileCommand || place < 2 || arg.startsWith('-') || isAbsolute(arg) ? arg : relative(ROOT, resolve(from, arg))));
  process.exit(runLocal([script, ...full]));
}
