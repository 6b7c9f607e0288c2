import { Card } from '@lectern/ui/Card';
import { Heading } from '@lectern/ui/layout';
import type { ReactNode } from 'react';
import * as css from './ChartGrid.css.ts';

export interface ChartGridProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section that shows figures as charts, side by side where there is room. */
export function ChartGrid({ title, children }: ChartGridProps) {
  return (
    <section aria-label={title}>
      <Heading above="x8" below="x4">
        {title}
      </Heading>
      <div className={css.grid}>{children}</div>
    </section>
  );
}

export interface ChartCardProps {
  /**
   * Spans a whole row, for example for a year of weeks.
   * @defaultValue false
   */
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
