import type { Mode } from './mode.ts';

/** A setting: how it is parsed, its default, and its documentation for operators. */
export interface Setting<Value> {
  /** What it controls, as a sentence without its full stop. */
  readonly meaning: string;
  /** Valid values: a kind with its bounds and unit. */
  readonly takes: string;
  /** The default, described in words. */
  readonly without: string;
  /** Whether the value is confidential; it may then come from a file that `{name}_FILE` names. */
  readonly isSecret: boolean;
  /** Parses a value. @throws {Error} whose message continues "it must be" */
  parse(text: string): Value;
  /** Returns the default in a mode. */
  fallback(mode: Mode): Value;
}

/** A default: one value, or one in production and another elsewhere. */
type Fallback<Value> = Value | { readonly production: Value; readonly otherwise: Value };

interface SettingOptions<Value> {
  readonly meaning: string;
  readonly fallback: Fallback<Value>;
}

const isByMode = <Value>(
  fallback: Fallback<Value>,
): fallback is { readonly production: Value; readonly otherwise: Value } =>
  typeof fallback === 'object' && fallback !== null && 'production' in fallback;

function falling<Value>(
  fallback: Fallback<Value>,
  shown: (value: Value) => string = String,
): Pick<Setting<Value>, 'without' | 'fallback'> {
  if (!isByMode(fallback)) return { without: shown(fallback), fallback: () => fallback };
  const { production, otherwise } = fallback;
  return {
    without: `${shown(production)} in production, else ${shown(otherwise)}`,
    fallback: (mode) => (mode === 'production' ? production : otherwise),
  };
}

/** Makes the parser of a whole number between two inclusive bounds. @throws {Error} that names them */
export const wholeNumberBetween =
  (min: number, max: number) =>
  (input: string): number => {
    const value = Number(input);
    if (!Number.isInteger(value) || value < min || value > max)
      throw new Error(`a whole number from ${min} to ${max}`);
    return value;
  };

/** A whole number between two inclusive bounds. */
export function wholeNumber({
  meaning,
  fallback,
  min,
  max,
  unit,
}: SettingOptions<number> & {
  readonly min: number;
  readonly max: number;
  readonly unit?: string;
}): Setting<number> {
  const range = `a whole number from ${min} to ${max}`;
  return {
    meaning,
    takes: unit === undefined ? range : `${unit}: ${range}`,
    isSecret: false,
    parse: wholeNumberBetween(min, max),
    ...falling(fallback),
  };
}

/** Makes the parser of one of several words. @throws {Error} that names them */
export const wordOf =
  <const Word extends string>(words: readonly Word[]) =>
  (input: string): Word => {
    const found = words.find((word) => word === input);
    if (found === undefined) throw new Error(`one of ${words.join(', ')}`);
    return found;
  };

/** Formats words for the document of settings. */
export const listWords = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');

/** One of several words. */
export const oneOf = <const Word extends string>(
  words: readonly Word[],
  { meaning, fallback }: SettingOptions<NoInfer<Word>>,
): Setting<Word> => ({
  meaning,
  takes: listWords(words),
  isSecret: false,
  parse: wordOf(words),
  ...falling<Word>(fallback),
});

/** A switch: `1` or `0`. */
export function onOrOff({ meaning, fallback }: SettingOptions<boolean>): Setting<boolean> {
  return {
    meaning,
    takes: '`1` or `0`',
    isSecret: false,
    parse: (input) => wordOf(['0', '1'])(input) === '1',
    ...falling(fallback, (isOn) => (isOn ? '1' : '0')),
  };
}

interface OptionalSettingOptions {
  readonly meaning: string;
  readonly takes: string;
  /** The default, described in words. */
  readonly without: string;
  readonly isSecret?: boolean;
}

/** A setting whose default is undefined. */
export const optional = <Value>(
  { isSecret = false, ...options }: OptionalSettingOptions,
  parse: (text: string) => Value,
): Setting<Value | undefined> => ({ ...options, isSecret, parse, fallback: () => undefined });

/** A text; undefined by default. */
export const text = (options: OptionalSettingOptions): Setting<string | undefined> =>
  optional(options, (input) => input);

/** A confidential text. */
export const secret = (options: Omit<OptionalSettingOptions, 'isSecret'>): Setting<string | undefined> =>
  text({ ...options, isSecret: true });

/** A URL with one of certain protocols. */
export function address(
  protocols: readonly string[],
  { like, ...options }: Omit<OptionalSettingOptions, 'takes'> & { readonly like: string },
): Setting<string | undefined> {
  return optional({ ...options, takes: `\`${like}\`` }, (input) => {
    const isFitting = URL.canParse(input) && protocols.includes(new URL(input).protocol.slice(0, -1));
    if (!isFitting) throw new Error(`like ${like}`);
    return input;
  });
}
