import { isApiError } from '@lectern/sdk';
import { localeState } from '../i18n/locale.store.ts';

/**
 * Translates a refusal into the language of the page: the server answers in Chinese, and any part of the site
 * may show its message. Messages without a known translation, such as a school's own, stay as they are.
 * @throws the error, with the translated message.
 */
export async function rethrowTranslated(error: unknown): Promise<never> {
  if (localeState.locale === 'en' && isApiError(error) && /\p{Script=Han}/u.test(error.serverMessage)) {
    // Offline, the translations cannot be loaded either.
    const english = await import('@lectern/sdk/messages').catch(() => undefined);
    error.serverMessage = english?.toEnglish(error.serverMessage) ?? error.serverMessage;
  }
  throw error;
}
