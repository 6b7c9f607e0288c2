import type { ListQuery } from './listAddress.ts';
import type { ReadBy } from '../../../shared/readBy.ts';

/** Lower and upper price, in yuan. */
export type Range = readonly [from: number, to: number];

/** A scale of prices, in yuan. */
export type PriceScale = ReadBy<typeof scaleOf>;

/** Maximum number of steps of a scale: each must be wide enough for a finger. */
const STEPS = 60;
const ROUND_STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/** Returns a scale of round numbers that contains all prices. */
export function scaleOf({ lowest, highest }: { readonly lowest: number; readonly highest: number }) {
  const step = ROUND_STEPS.find((each) => (highest - lowest) / each <= STEPS) ?? 10_000;
  return { min: Math.floor(lowest / step) * step, max: Math.ceil(highest / step) * step, step };
}

/** Returns the positions of the thumbs for the filter in the address. */
export function thumbsOf({ from, to }: Pick<ListQuery, 'from' | 'to'>, { min, max }: PriceScale): Range {
  const end = to === '' ? max : Math.min(max, Math.max(min, Number(to)));
  return [from === '' ? min : Math.min(end, Math.max(min, Number(from))), end];
}

/** Returns the filter for the positions of the thumbs: an end of the scale means no limit. */
export function priceFilterOf([from, to]: Range, { min, max }: PriceScale): Pick<ListQuery, 'from' | 'to'> {
  return { from: from <= min ? '' : String(from), to: to >= max ? '' : String(to) };
}
