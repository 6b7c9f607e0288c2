import type { Locale } from '../locale/index.ts';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Writes integer cents of renminbi in the reader's format: `¥199`, `¥1,280.50`.
 * Whole amounts have no decimals, as on a price tag.
 */
export function formatMoney(cents: number, locale: Locale): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const key = `${locale}${digits}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale === 'zh' ? 'zh-CN' : 'en', {
      style: 'currency',
      currency: 'CNY',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  formats.set(key, format);
  return format.format(cents / 100);
}
