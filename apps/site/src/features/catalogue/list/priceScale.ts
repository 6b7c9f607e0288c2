import type { ListQuery } from './listAddress.ts';
import type { ReadBy } from '../../../shared/readBy.ts';

/** From and to, in yuan. */
export type Range = readonly [from: number, to: number];

/** A scale of prices, in yuan. */
export type PriceScale = ReadBy<typeof scaleOf>;

/** How many steps a scale has at most: each is wide enough for a finger. */
const STEPS = 60;
const NICE = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/** Makes a scale of round numbers that has all prices on it. */
export function scaleOf({ lowest, highest }: { readonly lowest: number; readonly highest: number }) {
  const step = NICE.find((each) => (highest - lowest) / each <= STEPS) ?? 10_000;
  return { min: Math.floor(lowest / step) * step, max: Math.ceil(highest / step) * step, step };
}

/** Where the thumbs stand for what the address says. */
export function drawnTo({ from, to }: Pick<ListQuery, 'from' | 'to'>, { min, max }: PriceScale): Range {
  const end = to === '' ? max : Math.min(max, Math.max(min, Number(to)));
  return [from === '' ? min : Math.min(end, Math.max(min, Number(from))), end];
}

/** What the address says of where the thumbs stand: at an end of the scale anything goes. */
export function writtenAs([from, to]: Range, { min, max }: PriceScale): Pick<ListQuery, 'from' | 'to'> {
  return { from: from <= min ? '' : String(from), to: to >= max ? '' : String(to) };
}
