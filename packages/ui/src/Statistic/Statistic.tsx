import type { ReactNode, Ref } from 'react';
import { formatNumber } from '../locale/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import * as css from './Statistic.css.ts';

export interface StatisticGroupProps {
  /** Ref to the `dl` element. */
  ref?: Ref<HTMLDListElement> | undefined;
  /** Accessible name, where no heading names the numbers. */
  label?: string | undefined;
  /**
   * `tiles`: one card whose cells are separated by lines. `plain`: side by side without a background.
   * @defaultValue 'plain'
   */
  look?: 'plain' | 'tiles';
  /** The `Statistic` elements. */
  children: ReactNode;
}

/** Numbers side by side, in as many columns as fit. */
export function StatisticGroup({ ref, label, look = 'plain', children }: StatisticGroupProps) {
  return (
    <dl ref={ref} className={css.group} aria-label={label} data-look={look}>
      {children}
    </dl>
  );
}

export interface StatisticProps {
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** What the number counts. */
  label: string;
  /**
   * The number, formatted for the language; strings are shown as they are. Undefined while it is being loaded,
   * which shows a placeholder.
   */
  value: number | string | undefined;
  /** Small text after the number: its unit, or the total it is part of. */
  note?: ReactNode;
  /** Shows the number in the school's accent colour, for the most important one. @defaultValue 'plain' */
  tone?: 'plain' | 'accent';
}

/** A number with a label below it, inside a `StatisticGroup`. */
export function Statistic({ ref, label, value, note, tone = 'plain' }: StatisticProps) {
  return (
    <div ref={ref} className={css.statistic}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value} data-tone={tone}>
        {value === undefined && <Skeleton shape="box" width="3ch" height="1lh" />}
        {typeof value === 'number' ? formatNumber(value) : value}
        {note !== undefined && <span className={css.note}> {note}</span>}
      </dd>
    </div>
  );
}
