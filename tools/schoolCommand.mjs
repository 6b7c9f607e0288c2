import { isAbsolute, relative, resolve } from 'node:path';
import { ensureInstalled, ROOT, runLocal } from './install.mjs';

/**
 * Runs a command of a school with what was given to npm.
 * @param {string} script its file, from the project's folder
 * @param {Record<string, number>} fileArguments which of the words, counted from 0, names a file, by the first one
 */
export function runSchoolCommand(script, fileArguments) {
  ensureInstalled();
  const args = process.argv.slice(2);
  // npm changes to the project's folder; the file was meant from where the command was given.
  const from = process.env.INIT_CWD ?? process.cwd();
  const words = args.flatMap((arg, place) => (arg.startsWith('-') ? [] : [place]));
  const filePlace = words[fileArguments[args[words[0]]]];
  const full = args.map((arg, place) =>
    place !== filePlace || isAbsolute(arg) ? arg : relative(ROOT, resolve(from, arg)),
  );
  process.exit(runLocal([script, ...full]));
}
