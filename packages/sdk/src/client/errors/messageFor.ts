import {
  errorCatalogue,
  families,
  type ErrorPattern,
  type Situation,
  type SituationName,
  type LocalizedText,
} from './errorCatalogue.ts';
import { CaptchaError } from './captchaError.ts';
import { type ApiError, isApiError } from './errors.ts';

/** Options of a text: language and placeholder values. */
export interface MessageOptions {
  /** @defaultValue 'zh' */
  readonly locale?: keyof LocalizedText;
  /** Values of the placeholders `{x}` in the text. */
  readonly values?: Readonly<Record<string, string | number>>;
  /**
   * Translates a Chinese message of the server into English, such as `toEnglish` of `@lectern/sdk/messages`.
   * Without it, or where it returns undefined, the catalogue's own English text is used.
   */
  readonly english?: (chinese: string) => string | undefined;
}

const SITUATIONS = Object.entries(errorCatalogue) as [SituationName, Situation][];

function fits(
  { family, kinds = ['business'], codes, hasNoMessage }: ErrorPattern,
  { kind, code, path, serverMessage }: ApiError,
): boolean {
  return (
    kinds.includes(kind) &&
    (codes?.includes(code) ?? true) &&
    (family === undefined || families[family].some((part) => path.includes(part))) &&
    (hasNoMessage === undefined || serverMessage === '')
  );
}

function fill({ zh, en }: LocalizedText, { locale = 'zh', values = {} }: MessageOptions): string {
  return (locale === 'zh' ? zh : en).replace(/\{(\w+)\}/g, (hole, name: string) =>
    String(values[name] ?? hole),
  );
}

/** Returns the situation of the catalogue that an error belongs to. */
export function situationOf(error: ApiError): SituationName {
  const find = (mustHaveNone: boolean): SituationName | undefined =>
    SITUATIONS.find(([, { patterns = [] }]) =>
      patterns.some((pattern) => (pattern.hasNoMessage === true || !mustHaveNone) && fits(pattern, error)),
    )?.[0];
  return find(true) ?? find(false) ?? 'failed';
}

/**
 * Returns whether a general error handler must show nothing: the caller handles the code, or the reaction is no
 * message.
 */
export function isQuiet(error: ApiError): boolean {
  const { actions }: Situation = errorCatalogue[situationOf(error)];
  return error.isQuiet || error.kind === 'captcha' || !actions.includes('show');
}

/**
 * Returns a text of the catalogue: `situationMessage('popupBlocked')`,
 * `situationMessage('uploadTooLarge', { values: { size: '5 MB' } })`.
 */
export function situationMessage(name: SituationName, options: MessageOptions = {}): string {
  const { message }: Situation = errorCatalogue[name];
  return message === undefined ? '' : fill(message, options);
}

/** The server's message, translated into the requested language; empty where there is no translation. */
function translated({ serverMessage }: ApiError, { locale, english }: MessageOptions): string {
  return locale === 'en' && /\p{Script=Han}/u.test(serverMessage)
    ? (english?.(serverMessage) ?? '')
    : serverMessage;
}

/**
 * Returns the message to show for a failed call in the requested language: the server's or our own, as the
 * catalogue says. Empty when nothing is to be shown. A value that is no error of a call gives the general
 * failure text.
 */
export function messageFor(error: unknown, options: MessageOptions = {}): string {
  // A second demand for a challenge means that the ticket of the first was rejected.
  if (error instanceof CaptchaError || isApiError(error, 'captcha'))
    return situationMessage('challengeFailed', options);
  if (!isApiError(error)) return situationMessage('failed', options);
  const name = situationOf(error);
  const { actions, showsServerMessage, message: fallback }: Situation = errorCatalogue[name];
  const message = translated(error, options);
  if (showsServerMessage === true && message !== '') return message;
  if (fallback !== undefined) return fill(fallback, options);
  return actions.includes('show') || showsServerMessage === true ? situationMessage('refused', options) : '';
}
