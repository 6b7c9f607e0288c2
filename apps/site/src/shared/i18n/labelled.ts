import type { Locale } from '@lectern/ui/locale';

/** Names a button that stands beside many of its kind: what it does, and to what. */
export const labelled = (locale: Locale, action: string, name: string): string =>
  locale === 'zh' ? `${action}：${name}` : `${action}: ${name}`;
