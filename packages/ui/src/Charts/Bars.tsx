import type { Ref } from 'react';
import { bar, bars, chart, figure, label as labelClass, row, track } from './Bars.css.ts';

export interface BarItem {
  /** Unique in the list. */
  id: string;
  /** Name of what is measured. */
  label: string;
  /** Length of the bar, from 0 to `max`. */
  value: number;
  /** Value of a full bar. */
  max: number;
  /** Text at the end of the bar. @defaultValue `value / max` */
  figure?: string;
  /** Colour by meaning. @defaultValue 'accent' */
  tone?: 'accent' | 'success' | 'danger';
}

export interface BarsProps {
  /** Ref to the root element. */
  ref?: Ref<HTMLUListElement> | undefined;
  /** The bars, from top to bottom. */
  items: readonly BarItem[];
  /** Accessible name. */
  label: string;
}

/**
 * Compares a few shares, for example the sections of a paper. The numbers are shown as text; the bars only
 * illustrate them.
 */
export function Bars({ ref, items, label }: BarsProps) {
  return (
    <ul ref={ref} className={bars} aria-label={label}>
      {items.map((item) => {
        const ratio = item.max > 0 ? Math.min(1, Math.max(0, item.value / item.max)) : 0;
        return (
          <li key={item.id} className={row}>
            <span className={labelClass}>{item.label}</span>
            <span className={figure}>{item.figure ?? `${item.value} / ${item.max}`}</span>
            <svg className={chart} aria-hidden data-tone={item.tone ?? 'accent'}>
              <rect className={track} width="100%" height="8" rx="4" />
              {ratio > 0 && <rect className={bar} width={`${ratio * 100}%`} height="8" rx="4" />}
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
