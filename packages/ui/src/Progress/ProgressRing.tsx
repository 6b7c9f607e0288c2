import type { Ref } from 'react';
import * as css from './ProgressRing.css.ts';
import { RingArc } from './RingArc.tsx';
import { wholePercent } from './wholePercent.ts';

export interface ProgressRingProps {
  /** Ref to the `svg` element. */
  ref?: Ref<SVGSVGElement> | undefined;
  /** Progress in percent; values outside 0 to 100 are clamped. */
  percent: number;
  /**
   * What makes progress; the accessible name. @defaultValue hidden from screen readers, for use beside a text
   * that says the same
   */
  label?: string | undefined;
  /** Diameter in px. @defaultValue 52 */
  size?: number;
}

/** A progress ring around its percentage, for the head of a card. Inside a line use `Progress`. */
export function ProgressRing({ ref, percent, label, size = 52 }: ProgressRingProps) {
  const value = wholePercent(percent);
  return (
    <svg
      ref={ref}
      className={css.ring}
      width={size}
      height={size}
      viewBox="0 0 52 52"
      fill="none"
      strokeWidth={5}
      {...(label === undefined
        ? { 'aria-hidden': true }
        : {
            role: 'progressbar',
            'aria-label': label,
            'aria-valuemin': 0,
            'aria-valuemax': 100,
            'aria-valuenow': value,
          })}
    >
      <RingArc ratio={value / 100} centre={26} radius={21} track={css.track} arc={css.arc} />
      <text className={css.figure} x="26" y="30" textAnchor="middle" aria-hidden>
        {value}%
      </text>
    </svg>
  );
}
