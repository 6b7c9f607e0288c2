import { Command, CommanderError, Option } from '@commander-js/extra-typings';
import { ConfigError } from '../platform/config/configError.ts';
import { EmbeddedError } from '../platform/database/embedded/errors.ts';
import { areas } from './areas.ts';
import { PartialFailure } from '../platform/commands/verb.ts';
import { CommandError } from '../platform/commands/commandError.ts';
import { fileProblem } from '../platform/commands/files.ts';
import { encoding } from '../platform/commands/options.ts';
import { onUncertainEncoding, setEncoding } from '../platform/commands/decodeText.ts';
import { refusalText } from '../platform/commands/refusalText.ts';
import { nearest } from '../platform/commands/nearest.ts';
import { helpOfAll } from './help.ts';
import { versionText } from './version.ts';

/** Exit codes of the process. */
export const EXIT = { done: 0, failed: 1, wrongUsage: 2, inPart: 3 } as const;

/** Where a command writes to. */
export interface Streams {
  out(text: string): void;
  err(text: string): void;
}

const CALL = 'npm run school --';
const CODES = [
  `${EXIT.done} done`,
  `${EXIT.failed} refused or failed`,
  `${EXIT.wrongUsage} wrong usage`,
  `${EXIT.inPart} partly done, see the report`,
].join(', ');
const ABOUT = `
"${CALL} exam --help" lists the verbs of an area with their options, "--version" shows the version. All verbs accept
"--as=NAME", the name for the audit log, and "--encoding=big5" (gb18030 …) for input files that are not UTF-8. They use
DATABASE_URL or the embedded database, also while the server is running. A command that fails changes nothing.
Exit codes: ${CODES}.`;

async function addArea(program: Command, name: string): Promise<void> {
  const found = await areas[name]?.();
  if (found === undefined) return;
  const { summary, example, notes, addVerbs } = found.area;
  const command = program
    .command(name)
    .summary(summary)
    .description(summary)
    .usage('<verb> [options]')
    .commandsGroup('Verbs:')
    .helpCommand(false)
    .showHelpAfterError(`Run "${CALL} ${name} --help" for help.`);
  if (notes !== undefined) command.addHelpText('after', `\n${notes}`);
  command.addHelpText('after', `\nExample:\n  ${CALL} ${name} ${example}`);
  addVerbs(command);
}

/** Makes the command line program with these areas. */
export async function createProgram(names: readonly string[], { out, err }: Streams): Promise<Command> {
  const program = new Command(CALL)
    .usage('<area> <verb> [options]')
    .configureOutput({ writeOut: out, writeErr: err })
    .configureHelp(helpOfAll)
    .addHelpOption(new Option('-h, --help').hideHelp())
    .commandsGroup('Areas:')
    .helpCommand(false)
    .exitOverride()
    .showHelpAfterError(`Run "${CALL} --help" for a list of all areas.`)
    .addHelpText('after', ABOUT);
  program.addOption(new Option('--as <name>', 'name for the audit log').hideHelp());
  program
    .addOption(
      new Option('--encoding <name>', 'encoding of input files that are not UTF-8')
        .argParser(encoding)
        .hideHelp(),
    )
    .hook('preAction', (command) => {
      setEncoding(command.opts().encoding);
      onUncertainEncoding((remark) => err(`${remark}\n`));
    });
  for (const name of names) await addArea(program, name);
  return program;
}

const isArea = (name: string): boolean => Object.hasOwn(areas, name);

/** Verbs that may be used without their area, since a school begins with them. */
const SHORT: readonly string[] = ['template', 'check', 'apply', 'export'];

/** Tells whether a word is more similar to one of {@link SHORT} than to an area. */
const isMistyped = (name: string): boolean =>
  nearest(name, SHORT) !== undefined && nearest(name, Object.keys(areas)) === undefined;

/** Removes the value of an unknown option (`--x=1`), since commander's suggestion only works without it. */
function stripUnknownValues(program: Command, args: readonly string[]): readonly string[] {
  const verb = program.commands
    .find((area) => area.name() === args[0])
    ?.commands.find((one) => one.name() === args[1]);
  if (verb === undefined) return args;
  const optionNames = new Set([...program.options, ...verb.options].map(({ long }) => long));
  return args.map((word) => {
    const [flag = ''] = word.split('=', 1);
    return flag.startsWith('--') && !optionNames.has(flag) ? flag : word;
  });
}

/** Adds `--help` to an empty command line, and removes everything after an unknown area. */
function complete(args: readonly string[]): readonly string[] {
  const [name, verb] = args;
  if (name !== undefined && SHORT.includes(name)) return ['data', ...args];
  if (name === undefined) return ['--help'];
  if (name.startsWith('-')) return args;
  if (!isArea(name)) return isMistyped(name) ? ['data', name] : [name];
  return verb === undefined ? [name, '--help'] : args;
}

function explain(error: unknown): string {
  if (error instanceof CommandError) return `${error.message}\nNothing was changed.`;
  if (error instanceof ConfigError || error instanceof EmbeddedError) return error.message;
  const problem = refusalText(error) ?? fileProblem(error);
  if (problem !== undefined) return `${problem}\nNothing was changed.`;
  return `The command failed and changed nothing: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

/**
 * Runs a school command.
 * @param args area, verb and options, as they were typed.
 * @returns the exit code, one of {@link EXIT}.
 */
export async function runSchool(args: readonly string[], streams: Streams): Promise<number> {
  const full = complete(args);
  const [name = ''] = full;
  if (name === '--version' || name === '-v') {
    streams.out(await versionText());
    return EXIT.done;
  }
  try {
    const program = await createProgram(isArea(name) ? [name] : Object.keys(areas), streams);
    await program.parseAsync(stripUnknownValues(program, full), { from: 'user' });
    return EXIT.done;
  } catch (error) {
    // The error message or the requested help has been written already.
    if (error instanceof PartialFailure) return EXIT.inPart;
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.wrongUsage;
    if (error instanceof CommandError && error.report !== undefined) streams.out(error.report);
    else streams.err(`${explain(error)}\n`);
    return EXIT.failed;
  }
}
