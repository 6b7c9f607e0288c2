import { toEnglish } from '@lectern/sdk/messages';
import { BusinessError, StatusError } from '../http/errors.ts';

/** Translates a refusal meant for students into the language of commands; undefined for any other error. */
export const refusalText = (error: unknown): string | undefined =>
  error instanceof BusinessError || error instanceof StatusError
    ? (toEnglish(error.message) ?? error.message)
    : undefined;
