import {
  errorCatalogue,
  families,
  type ErrorPattern,
  type Situation,
  type SituationName,
  type Words,
} from './errorCatalogue.ts';
import { CaptchaError } from './captchaError.ts';
import { type ApiError, isApiError } from './errors.ts';

/** How a text is wanted. */
export interface WordsOptions {
  /** @defaultValue 'zh' */
  readonly locale?: keyof Words;
  /** What stands in a text's `{x}`. */
  readonly values?: Readonly<Record<string, string | number>>;
  /**
   * Gives the English for words of the server, which speaks Chinese, as `toEnglish` of `@lectern/sdk/messages` does.
   * Where it gives none, and without it, an English message is our own for the situation.
   */
  readonly english?: (chinese: string) => string | undefined;
}

const SITUATIONS = Object.entries(errorCatalogue) as [SituationName, Situation][];

function fits(
  { family, kinds = ['business'], codes, wordless }: ErrorPattern,
  { kind, code, path, message }: ApiError,
): boolean {
  return (
    kinds.includes(kind) &&
    (codes?.includes(code) ?? true) &&
    (family === undefined || families[family].some((part) => path.includes(part))) &&
    (wordless === undefined || message === '')
  );
}

function fill({ zh, en }: Words, { locale = 'zh', values = {} }: WordsOptions): string {
  return (locale === 'zh' ? zh : en).replace(/\{(\w+)\}/g, (hole, name: string) =>
    String(values[name] ?? hole),
  );
}

/** Tells which situation of the catalogue an error is. */
export function situationOf(error: ApiError): SituationName {
  const find = (isWordless: boolean): SituationName | undefined =>
    SITUATIONS.find(([, { patterns = [] }]) =>
      patterns.some((pattern) => (pattern.wordless === true || !isWordless) && fits(pattern, error)),
    )?.[0];
  return find(true) ?? find(false) ?? 'failed';
}

/**
 * Tells whether a general error handler keeps silent: the caller deals with the code, or what follows
 * is no message.
 */
export function isQuiet(error: ApiError): boolean {
  const { actions }: Situation = errorCatalogue[situationOf(error)];
  return error.isQuiet || error.kind === 'captcha' || !actions.includes('show');
}

/** Gives a text of the catalogue: `wordsOf('popupBlocked')`, `wordsOf('uploadTooLarge', { values: { size: '5 MB' } })`. */
export function wordsOf(name: SituationName, options: WordsOptions = {}): string {
  const { words }: Situation = errorCatalogue[name];
  return words === undefined ? '' : fill(words, options);
}

/** The server's own words, where they are in the language that is asked for. */
function serverWords({ message }: ApiError, { locale, english }: WordsOptions): string {
  return locale === 'en' && /\p{Script=Han}/u.test(message) ? (english?.(message) ?? '') : message;
}

/**
 * Gives what is shown of a failed call, in the language that is asked for: the server's words or our own, as the
 * catalogue says. Empty when nothing is to be shown. An error that no call threw is a plain failure.
 */
export function messageFor(error: unknown, options: WordsOptions = {}): string {
  // After a challenge was solved, a demand for another means that the ticket was not taken.
  if (error instanceof CaptchaError || isApiError(error, 'captcha'))
    return wordsOf('challengeFailed', options);
  if (!isApiError(error)) return wordsOf('failed', options);
  const name = situationOf(error);
  const { actions, hasServerWords, words }: Situation = errorCatalogue[name];
  const said = serverWords(error, options);
  if (hasServerWords === true && said !== '') return said;
  if (words !== undefined) return fill(words, options);
  return actions.includes('show') || hasServerWords === true ? wordsOf('refused', options) : '';
}
