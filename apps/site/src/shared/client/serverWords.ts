import { isApiError } from '@lectern/sdk';
import { localeState } from '../i18n/locale.store.ts';

/**
 * Says a refusal in the language of the page: the server speaks Chinese, and each part of the site may show what it
 * said. Words that no English is known for, such as a school's own, stay as they are.
 */
export async function sayInLocale(error: unknown): Promise<never> {
  if (localeState.locale === 'en' && isApiError(error) && /\p{Script=Han}/u.test(error.message)) {
    // On a line that is cut the words do not come either.
    const english = await import('@lectern/sdk/messages').catch(() => undefined);
    error.message = english?.toEnglish(error.message) ?? error.message;
  }
  throw error;
}
