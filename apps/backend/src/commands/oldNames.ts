/** Commands that `npm run school` took the place of; each has still a script of its name. */
export const OLD_NAMES: readonly string[] = [
  'import',
  'exam',
  'registrations',
  'withdrawals',
  'goods',
  'meetings',
  'invoices',
  'cards',
  'certificates',
  'homework',
  'classes',
  'resources',
  'answers',
  'teachers',
  'keys',
];

/** What a call by an old name means, and what the person at the terminal is told. */
export interface OldCall {
  readonly args: readonly string[];
  readonly hint: string;
}

/** Writes what some commands took as words as the options that they are now. */
function withOptions(args: readonly string[]): readonly string[] {
  const [area, verb, first, ...rest] = args;
  if (area === undefined || verb === undefined || first === undefined || first.startsWith('-')) return args;
  switch (`${area} ${verb}`) {
    case 'cards make':
    case 'cards list':
    case 'cards stop':
    case 'withdrawals unbind':
      return [area, verb, `--host=${first}`, ...rest];
    case 'classes cancel':
    case 'teachers decline':
      return rest.length === 0 || rest.some((word) => word.startsWith('--reason'))
        ? args
        : [area, verb, first, `--reason=${rest.join(' ')}`];
    default:
      return args;
  }
}

/**
 * Reads a call by the name that a command had of its own before.
 * @param script name of the npm script that was run.
 * @returns undefined where it is no old name.
 */
export function readOldCall(script: string | undefined, args: readonly string[]): OldCall | undefined {
  if (script === undefined || !OLD_NAMES.includes(script) || args[0] !== script) return undefined;
  return {
    args: withOptions(args),
    hint: `"npm run ${script}" goes with the next release; say "npm run school -- ${script}".`,
  };
}
