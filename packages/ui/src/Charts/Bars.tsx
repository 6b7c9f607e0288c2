import type { Ref } from 'react';
import { bar, bars, chart, figure, label as labelClass, row, track } from './Bars.css.ts';

export interface BarItem {
  /** Unique in the list. */
  id: string;
  /** What it measures. */
  label: string;
  /** How much of `max` there is. */
  value: number;
  /** What the whole bar stands for. */
  max: number;
  /** What is written at the end. @defaultValue `value / max` */
  figure?: string;
  /** @defaultValue 'accent' */
  tone?: 'accent' | 'success' | 'danger';
}

export interface BarsProps {
  /** The element itself. */
  ref?: Ref<HTMLUListElement> | undefined;
  /** The shares, from above. */
  items: readonly BarItem[];
  /** What is compared. */
  label: string;
}

/** Compares a few shares, as the sections of a paper. The figures stand in words; the bars only show them. */
export function Bars({ ref, items, label }: BarsProps) {
  return (
    <ul ref={ref} className={bars} aria-label={label}>
      {items.map((item) => {
        const share = item.max > 0 ? Math.min(1, Math.max(0, item.value / item.max)) : 0;
        return (
          <li key={item.id} className={row}>
            <span className={labelClass}>{item.label}</span>
            <span className={figure}>{item.figure ?? `${item.value} / ${item.max}`}</span>
            <svg className={chart} aria-hidden data-tone={item.tone ?? 'accent'}>
              <rect className={track} width="100%" height="8" rx="4" />
              {share > 0 && <rect className={bar} width={`${share * 100}%`} height="8" rx="4" />}
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
