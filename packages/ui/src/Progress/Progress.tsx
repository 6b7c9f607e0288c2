import type { Ref } from 'react';
import { bar, figure, row, track } from './Progress.css.ts';
import { wholePercent } from './wholePercent.ts';

export interface ProgressProps {
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Progress in percent; values outside 0 to 100 are clamped. */
  percent: number;
  /** What makes progress; the accessible name. */
  label: string;
  /** Height of the bar: 4 or 6 px. @defaultValue 'medium' */
  size?: 'small' | 'medium';
  /** Whether the percentage is shown beside the bar. @defaultValue false */
  hasFigure?: boolean;
}

/** A progress bar. The percentage is rounded down, so that 100 % means finished. */
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
