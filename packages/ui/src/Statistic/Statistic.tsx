import type { ReactNode, Ref } from 'react';
import { formatNumber } from '../locale/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import * as css from './Statistic.css.ts';

export interface StatisticGroupProps {
  /** The `dl`. */
  ref?: Ref<HTMLDListElement> | undefined;
  /** What the figures are of, where nothing above says it. */
  label?: string | undefined;
  /** `tiles`: one card whose cells have lines between them. `plain`: side by side on what is behind. @defaultValue 'plain' */
  look?: 'plain' | 'tiles';
  /** The `Statistic` parts. */
  children: ReactNode;
}

/** Figures beside each other, in as many columns as there is room for. */
export function StatisticGroup({ ref, label, look = 'plain', children }: StatisticGroupProps) {
  return (
    <dl ref={ref} className={css.group} aria-label={label} data-look={look}>
      {children}
    </dl>
  );
}

export interface StatisticProps {
  /** The element itself. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** What is counted. */
  label: string;
  /** The figure; a number is written as the language does. Undefined while it is on its way: its place is held. */
  value: number | string | undefined;
  /** What stands after the figure, smaller: a unit, or what it is part of. */
  note?: ReactNode;
  /** The school's colour for the one figure that counts most. @defaultValue 'plain' */
  tone?: 'plain' | 'accent';
}

/** One figure under which stands what it counts, inside a `StatisticGroup`. */
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
