import { toEnglish } from '@lectern/sdk/messages';
import { BusinessError, StatusError } from '../http/errors.ts';

/** What a refusal that is said to students says to the school's people, in the language of commands; undefined for any other error. */
export const refusalText = (error: unknown): string | undefined =>
  error instanceof BusinessError || error instanceof StatusError
    ? (toEnglish(error.message) ?? error.message)
    : undefined;
