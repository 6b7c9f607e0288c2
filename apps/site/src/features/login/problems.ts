import { isApiError } from '@lectern/sdk';
import { CaptchaError } from '@lectern/sdk/captcha';
import { EncryptionError } from '@lectern/sdk/crypto';
import type { LoginText } from './login.texts.ts';

/** What went wrong, and at which field: the server's own words, or the name of a text of ours. */
export interface Problem {
  /** Empty where it concerns the whole form. */
  readonly field: string;
  readonly words: string;
  readonly text: LoginText | undefined;
  /** True where the number could register instead. */
  readonly canRegister: boolean;
}

const ours = (text: LoginText, field = ''): Problem => ({ field, words: '', text, canRegister: false });

function member(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
}

/**
 * Tells what to say of an error (specification 8).
 * @param fallback said where the server refused without words.
 */
export function problemOf(error: unknown, fallback: LoginText): Problem {
  if (error instanceof CaptchaError) return ours('verificationFailed');
  if (error instanceof EncryptionError) {
    return error.problem === 'too-long' ? ours('passwordTooLong', 'password') : ours('passwordUnsendable');
  }
  if (!isApiError(error)) return ours(fallback);
  if (error.kind === 'network' || error.kind === 'timeout') return ours('offline');
  if (error.kind === 'captcha') return ours('verificationFailed');
  const field = member(error.data, 'field');
  if (error.message === '') return ours(fallback);
  return {
    field: typeof field === 'string' ? field : '',
    words: error.message,
    text: undefined,
    canRegister: member(error.data, 'registerFlag') === 1,
  };
}

/** The seconds that the server asks to wait before the next SMS; 0 when it does not say. */
export function waitOf(error: unknown): number {
  const seconds = isApiError(error) ? member(error.data, 'retryAfterSeconds') : 0;
  return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds : 0;
}
