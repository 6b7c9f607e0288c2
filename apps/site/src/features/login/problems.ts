import { amount, isApiError, situationOf, text, situationMessage, type SituationName } from '@lectern/sdk';
import { CaptchaError } from '@lectern/sdk/captcha';
import { EncryptionError } from '@lectern/sdk/crypto';
import type { Locale } from '@lectern/ui/locale';
import { errorData } from '../../shared/errorData.ts';
import { loginTexts, type LoginText } from './login.texts.ts';

/**
 * What went wrong, and at which field: a message from the server, a situation of the error catalogue, or one of
 * our own texts.
 */
export interface Problem {
  /** Empty if it concerns the whole form. */
  readonly field: string;
  readonly message: string;
  readonly situation?: SituationName;
  readonly text?: LoginText;
  /** Whether the number could register instead. */
  readonly canRegister: boolean;
}

/** Creates a problem with one of our own texts. */
export const ownProblem = (text: LoginText, field = ''): Problem => ({
  field,
  message: '',
  text,
  canRegister: false,
});

const cataloguedProblem = (situation: SituationName): Problem => ({
  field: '',
  message: '',
  situation,
  canRegister: false,
});

/** Reasons for which the server refuses a new password; each is the key of a text. */
const PASSWORD_REASONS = ['passwordCommon', 'passwordOwnName'] as const satisfies readonly LoginText[];

/**
 * Returns the problem that describes an error.
 * @param fallback the situation whose message is used if the server refused without one.
 */
export function problemOf(error: unknown, fallback: SituationName): Problem {
  if (error instanceof CaptchaError) return cataloguedProblem('challengeFailed');
  if (error instanceof EncryptionError) {
    return error.problem === 'too-long'
      ? ownProblem('passwordTooLong', 'password')
      : ownProblem('passwordUnsendable');
  }
  if (!isApiError(error)) return cataloguedProblem(fallback);
  if (error.kind === 'captcha') return cataloguedProblem('challengeFailed');
  if (error.kind !== 'business')
    return cataloguedProblem(error.kind === 'malformed' ? fallback : situationOf(error));
  if (error.serverMessage === '') return cataloguedProblem(fallback);
  const reason = errorData(error, 'reason');
  const ownText = PASSWORD_REASONS.find((name) => name === reason);
  if (ownText !== undefined) return ownProblem(ownText, 'password');
  return {
    field: text(errorData(error, 'field')),
    message: error.serverMessage,
    canRegister: errorData(error, 'registerFlag') === 1,
  };
}

/** Returns the message of a problem in a language. */
export function problemMessage({ message, situation, text: ownText }: Problem, locale: Locale): string {
  if (message !== '') return message;
  if (situation !== undefined) return situationMessage(situation, { locale });
  return ownText === undefined ? '' : loginTexts[locale][ownText];
}

/** Returns the seconds to wait before the next SMS, as given by the server; 0 if not given. */
export const waitOf = (error: unknown): number => amount(errorData(error, 'retryAfterSeconds'));
