import { formatNumber } from '../locale/index.ts';

/** Formats cents of renminbi: `¥199`, `¥1,280.50`. Whole amounts have no decimals, as on a price tag. */
export function formatMoney(cents: number): string {
  return formatNumber(cents / 100, 2, cents % 100 === 0 ? 0 : 2).replace(/^-?/, '$&¥');
}
