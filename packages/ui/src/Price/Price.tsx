import type { Ref } from 'react';
import { useTexts } from '../locale/index.ts';
import { formatMoney } from './money.ts';
import { hidden, now, original, price } from './Price.css.ts';
import { texts } from './Price.texts.ts';

export interface PriceProps {
  /** The element itself. */
  ref?: Ref<HTMLSpanElement> | undefined;
  /** What it costs, in integer cents; 0 is free, null or undefined is not known. */
  cents: number | null | undefined;
  /** What it cost before, in integer cents; shown struck out when it is higher. */
  originalCents?: number | null | undefined;
  /** Size of the figures. @defaultValue 'medium' */
  size?: 'small' | 'medium' | 'large';
}

/** A price. Free is a word; an unknown price says so instead of showing a zero. */
export function Price({ ref, cents, originalCents, size = 'medium' }: PriceProps) {
  const text = useTexts(texts);
  const isKnown = typeof cents === 'number' && Number.isFinite(cents) && cents >= 0;
  const state = !isKnown ? 'unknown' : cents === 0 ? 'free' : 'priced';
  const wasDearer = isKnown && typeof originalCents === 'number' && originalCents > cents;
  return (
    <span ref={ref} className={price} data-size={size} data-state={state}>
      <span className={now}>{!isKnown ? text.unknown : cents === 0 ? text.free : formatMoney(cents)}</span>
      {wasDearer && (
        <s className={original}>
          <span className={hidden}>{text.original} </span>
          {formatMoney(originalCents)}
        </s>
      )}
    </span>
  );
}
