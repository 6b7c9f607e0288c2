import { closest, distance } from 'fastest-levenshtein';
import { readFileSync } from 'node:fs';
import type { Mode } from './mode.ts';
import type { Setting } from './setting.ts';
import { type SettingName, settings, type SettingValue } from './settings.ts';

/** Environment variables of the process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads settings, and collects problems. */
export interface ReadSettings {
  /** Returns a setting's value, or its default in a mode. */
  get<Name extends SettingName>(name: Name, mode: Mode): SettingValue<Name>;
  /** Returns the value that was set, if it is valid; undefined where none was. */
  explicit<Name extends SettingName>(name: Name): SettingValue<Name> | undefined;
  /** Invalid settings and what is allowed, a sentence each. */
  readonly problems: string[];
  /** Likely misspelt settings, a sentence each. */
  readonly warnings: string[];
}

const FILE = '_FILE';
/** Maximum edit distance at which a variable is taken for a misspelt setting. */
const MAX_EDIT_DISTANCE = 2;

function fileOf(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    throw new Error(`${name}${FILE} is "${path}", which cannot be read (${code}).`, { cause: error });
  }
}

/** Finds the text of a setting: in its variable, or for a secret in the file that `{name}_FILE` names. */
function findText(env: Environment, name: string, { isSecret }: Setting<unknown>): string {
  const here = env[name] ?? '';
  const file = isSecret ? (env[`${name}${FILE}`] ?? '') : '';
  if (file === '') return here;
  if (here !== '') throw new Error(`${name} and ${name}${FILE} are both set; set only one of them.`);
  return fileOf(name, file);
}

function parse(name: string, { isSecret, parse: parseText }: Setting<unknown>, text: string): unknown {
  try {
    return parseText(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${name}${isSecret ? ' ' : ` is "${text}"; it `}must be ${message}.`, { cause: error });
  }
}

/** Warns of variables that look like settings of Lectern and are none. */
function warningsOf(env: Environment): string[] {
  const known = [...settings].flatMap(([name, { isSecret }]) => (isSecret ? [name, name + FILE] : [name]));
  return Object.keys(env).flatMap((name) => {
    if (known.includes(name)) return [];
    const near = closest(name, known);
    if (distance(name, near) <= MAX_EDIT_DISTANCE && name.length > 2 * MAX_EDIT_DISTANCE + 1)
      return [`${name} is not a setting of Lectern; did you mean ${near}?`];
    return name.startsWith('LECTERN_')
      ? [`${name} is not a setting of Lectern; docs/settings.md lists all settings.`]
      : [];
  });
}

/** Reads every setting; each invalid one is reported. */
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
  // The type of each name's value is known to the table, but lost in a map of all.
  const explicit = <Name extends SettingName>(name: Name) =>
    values.get(name) as SettingValue<Name> | undefined;
  return {
    explicit,
    get: (name, mode) =>
      values.has(name) ? (values.get(name) as never) : (settings.get(name)?.fallback(mode) as never),
    problems,
    warnings: warningsOf(env),
  };
}
