import type { Ref } from 'react';
import { bar, figure, row, track } from './Progress.css.ts';
import { wholePercent } from './wholePercent.ts';

export interface ProgressProps {
  /** The element itself. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** How much is done, 0 to 100; anything else is brought into that range. */
  percent: number;
  /** What it is the progress of, for screen readers. */
  label: string;
  /** Height of the bar, 4 or 6 px. @defaultValue 'medium' */
  size?: 'small' | 'medium';
  /** Writes the number beside the bar. @defaultValue false */
  hasFigure?: boolean;
}

/** How far something has come. 99.6 % is shown as 99 %: only what is finished says 100. */
export function Progress({ ref, percent, label, size = 'medium', hasFigure = false }: ProgressProps) {
  const value = wholePercent(percent);
  return (
    <div ref={ref} className={row}>
      <div
        className={track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        data-size={size}
        {...(value === 100 && { 'data-complete': '' })}
      >
        <div className={bar} style={{ transform: `translateX(${value - 100}%)` }} />
      </div>
      {hasFigure && (
        <span aria-hidden className={figure}>
          {value}%
        </span>
      )}
    </div>
  );
}
