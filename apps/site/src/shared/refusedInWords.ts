import { messageFor } from '@lectern/sdk';
import { localeState } from './i18n/locale.store.ts';
import { type Refused, refusedBy } from './result.ts';

/** Tells why an action failed in words for the student, whatever went wrong: the school's own, or those for what happened. */
export const refusedInWords = (error: unknown): Refused => ({
  ...refusedBy(error),
  message: messageFor(error, { locale: localeState.locale }),
});
