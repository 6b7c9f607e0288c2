import type { Locale } from '@lectern/ui/locale';

/** Returns the accessible name of a button that occurs many times on a page: what it does, and to what. */
export const labelled = (locale: Locale, action: string, name: string): string =>
  locale === 'zh' ? `${action}：${name}` : `${action}: ${name}`;
