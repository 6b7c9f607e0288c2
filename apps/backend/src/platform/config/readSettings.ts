import { closest, distance } from 'fastest-levenshtein';
import { readFileSync } from 'node:fs';
import type { Mode } from './mode.ts';
import type { Setting } from './setting.ts';
import { type SettingName, settings, type SettingValue } from './settings.ts';

/** Variables as they come from the process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What the environment says. */
export interface ReadSettings {
  /** What a setting says, or what holds without it in a mode. */
  get<Name extends SettingName>(name: Name, mode: Mode): SettingValue<Name>;
  /** What somebody wrote for a setting that can be used; undefined where that is nothing. */
  written<Name extends SettingName>(name: Name): SettingValue<Name> | undefined;
  /** What cannot be used and what would do, a sentence each. */
  readonly problems: string[];
  /** What looks like a setting and is none, a sentence each. */
  readonly warnings: string[];
}

const FILE = '_FILE';
/** Further from a name than this, a variable is somebody else's. */
const NEAR = 2;

function fileOf(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    throw new Error(`${name}${FILE} is "${path}", which cannot be read (${code}).`, { cause: error });
  }
}

/** Finds what somebody wrote: in the variable, or for a secret in the file that another one names. */
function findText(env: Environment, name: string, { isSecret }: Setting<unknown>): string {
  const here = env[name] ?? '';
  const file = isSecret ? (env[`${name}${FILE}`] ?? '') : '';
  if (file === '') return here;
  if (here !== '') throw new Error(`${name} and ${name}${FILE} are both set; one of them is needed.`);
  return fileOf(name, file);
}

function parse(name: string, { isSecret, parse: parseText }: Setting<unknown>, text: string): unknown {
  try {
    return parseText(text);
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    throw new Error(`${name}${isSecret ? ' ' : ` is "${text}"; it `}must be ${what}.`, { cause: error });
  }
}

/** Names variables that only a setting of Lectern can be meant by, and that none has. */
function warningsOf(env: Environment): string[] {
  const known = [...settings].flatMap(([name, { isSecret }]) => (isSecret ? [name, name + FILE] : [name]));
  return Object.keys(env).flatMap((name) => {
    if (known.includes(name)) return [];
    const near = closest(name, known);
    if (distance(name, near) <= NEAR && name.length > 2 * NEAR + 1)
      return [`${name} is no setting of Lectern; is ${near} meant?`];
    return name.startsWith('LECTERN_')
      ? [`${name} is no setting of Lectern; docs/settings.md lists them.`]
      : [];
  });
}

/** Reads every setting; none that cannot be used hides another. */
export function readSettings(env: Environment): ReadSettings {
  const values = new Map<string, unknown>();
  const problems: string[] = [];
  for (const [name, setting] of settings) {
    try {
      const text = findText(env, name, setting);
      if (text !== '') values.set(name, parse(name, setting, text));
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  // The table knows what each name is read as; a map of them all cannot.
  const written = <Name extends SettingName>(name: Name) =>
    values.get(name) as SettingValue<Name> | undefined;
  return {
    written,
    get: (name, mode) =>
      values.has(name) ? (values.get(name) as never) : (settings.get(name)?.fallback(mode) as never),
    problems,
    warnings: warningsOf(env),
  };
}
