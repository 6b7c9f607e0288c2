import { Card } from '@lectern/ui/Card';
import type { ReactNode } from 'react';
import * as css from './ChartGrid.css.ts';

export interface ChartGridProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a page that shows its figures as charts, side by side where there is room. */
export function ChartGrid({ title, children }: ChartGridProps) {
  return (
    <section aria-label={title}>
      <h2 className={css.heading}>{title}</h2>
      <div className={css.grid}>{children}</div>
    </section>
  );
}

export interface ChartCardProps {
  /** Takes a whole line, as a year of weeks does. @defaultValue false */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** One chart of a {@link ChartGrid}. */
export function ChartCard({ isWide = false, children }: ChartCardProps) {
  return (
    <Card {...(isWide && { className: css.wide })} padding="large">
      {children}
    </Card>
  );
}
