import { messageFor } from '@lectern/sdk';
import { localeState } from './i18n/locale.store.ts';
import { type Refused, refusedBy } from './result.ts';

/**
 * Turns any error into a refusal with a message for the student: the school's own, or the general one for that
 * kind of error.
 */
export const refusalWithMessage = (error: unknown): Refused => ({
  ...refusedBy(error),
  message: messageFor(error, { locale: localeState.locale }),
});
