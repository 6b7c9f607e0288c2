import type { Ref } from 'react';
import { useTexts } from '../locale/index.ts';
import { formatMoney } from './money.ts';
import { hidden, now, original, price } from './Price.css.ts';
import { texts } from './Price.texts.ts';

export interface PriceProps {
  /** Ref to the root element. */
  ref?: Ref<HTMLSpanElement> | undefined;
  /** Price in cents (integer); 0 is shown as free, null or undefined as unknown. */
  cents: number | null | undefined;
  /** Price before a discount in cents; shown struck through if it is higher. */
  originalCents?: number | null | undefined;
  /** Size of the digits. @defaultValue 'medium' */
  size?: 'small' | 'medium' | 'large';
}

/** A price. Zero is shown as the word “free”, and an unknown price by a text instead of a zero. */
export function Price({ ref, cents, originalCents, size = 'medium' }: PriceProps) {
  const text = useTexts(texts);
  const isKnown = typeof cents === 'number' && Number.isFinite(cents) && cents >= 0;
  const state = !isKnown ? 'unknown' : cents === 0 ? 'free' : 'priced';
  const isReduced = isKnown && typeof originalCents === 'number' && originalCents > cents;
  return (
    <span ref={ref} className={price} data-size={size} data-state={state}>
      <span className={now}>{!isKnown ? text.unknown : cents === 0 ? text.free : formatMoney(cents)}</span>
      {isReduced && (
        <s className={original}>
          <span className={hidden}>{text.original} </span>
          {formatMoney(originalCents)}
        </s>
      )}
    </span>
  );
}
