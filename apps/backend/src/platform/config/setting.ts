import type { Mode } from './mode.ts';

/** A setting of the environment: how it is read, what holds without it, and what an operator must know of it. */
export interface Setting<Value> {
  /** What it decides, as a sentence without its end. */
  readonly meaning: string;
  /** What it takes: a kind with its bounds and unit. */
  readonly takes: string;
  /** What holds without it, in words. */
  readonly without: string;
  /** True for what nobody may read; it may come from a file that `{name}_FILE` names. */
  readonly isSecret: boolean;
  /** Reads what somebody wrote. @throws {Error} whose message goes on after "it must be" */
  parse(text: string): Value;
  /** What holds where nothing is written. */
  fallback(mode: Mode): Value;
}

/** What holds without a setting: one value, or one in production and another elsewhere. */
type Fallback<Value> = Value | { readonly production: Value; readonly otherwise: Value };

interface Told<Value> {
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

/** Reads a whole number between bounds, both included. @throws {Error} that names them */
export const wholeNumberBetween =
  (least: number, most: number) =>
  (written: string): number => {
    const value = Number(written);
    if (!Number.isInteger(value) || value < least || value > most)
      throw new Error(`a whole number from ${least} to ${most}`);
    return value;
  };

/** A whole number between bounds, both included. */
export function wholeNumber({
  meaning,
  fallback,
  least,
  most,
  unit,
}: Told<number> & {
  readonly least: number;
  readonly most: number;
  readonly unit?: string;
}): Setting<number> {
  const range = `a whole number from ${least} to ${most}`;
  return {
    meaning,
    takes: unit === undefined ? range : `${unit}: ${range}`,
    isSecret: false,
    parse: wholeNumberBetween(least, most),
    ...falling(fallback),
  };
}

/** Reads one of some words. @throws {Error} that names them */
export const wordOf =
  <const Word extends string>(words: readonly Word[]) =>
  (written: string): Word => {
    const found = words.find((word) => word === written);
    if (found === undefined) throw new Error(`one of ${words.join(', ')}`);
    return found;
  };

/** Words as the document shows them. */
export const listWords = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');

/** One of some words. */
export const oneOf = <const Word extends string>(
  words: readonly Word[],
  { meaning, fallback }: Told<NoInfer<Word>>,
): Setting<Word> => ({
  meaning,
  takes: listWords(words),
  isSecret: false,
  parse: wordOf(words),
  ...falling<Word>(fallback),
});

/** A switch: `1` or `0`. */
export function onOrOff({ meaning, fallback }: Told<boolean>): Setting<boolean> {
  return {
    meaning,
    takes: '`1` or `0`',
    isSecret: false,
    parse: (written) => wordOf(['0', '1'])(written) === '1',
    ...falling(fallback, (isOn) => (isOn ? '1' : '0')),
  };
}

interface ToldOptional {
  readonly meaning: string;
  readonly takes: string;
  /** What holds where nothing is written. */
  readonly without: string;
  readonly isSecret?: boolean;
}

/** What `parse` makes of a text; undefined where nothing is written. */
export const optional = <Value>(
  { isSecret = false, ...told }: ToldOptional,
  parse: (text: string) => Value,
): Setting<Value | undefined> => ({ ...told, isSecret, parse, fallback: () => undefined });

/** A text as it stands; undefined where nothing is written. */
export const text = (told: ToldOptional): Setting<string | undefined> => optional(told, (written) => written);

/** A text that nobody may read. */
export const secret = (told: Omit<ToldOptional, 'isSecret'>): Setting<string | undefined> =>
  text({ ...told, isSecret: true });

/** An address of certain protocols. */
export function address(
  protocols: readonly string[],
  { like, ...told }: Omit<ToldOptional, 'takes'> & { readonly like: string },
): Setting<string | undefined> {
  return optional({ ...told, takes: `\`${like}\`` }, (written) => {
    const isFitting = URL.canParse(written) && protocols.includes(new URL(written).protocol.slice(0, -1));
    if (!isFitting) throw new Error(`like ${like}`);
    return written;
  });
}
