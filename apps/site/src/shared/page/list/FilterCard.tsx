import { Card } from '@lectern/ui/Card';
import type { ReactNode } from 'react';
import * as css from './FilterCard.css.ts';

interface FilterCardProps {
  /** The accessible name of the filters. */
  readonly label: string;
  /**
   * Whether filters are still to come, which may take several lines; until then all are hidden, so that none
   * moves.
   * @defaultValue false
   */
  readonly isWaiting?: boolean;
  readonly children: ReactNode;
}

/** The filters of a list, one per row, above the results. */
export function FilterCard({ label, isWaiting = false, children }: FilterCardProps) {
  return (
    <Card
      as="section"
      gap="x2"
      className={css.filters}
      aria-label={label}
      data-waits={isWaiting || undefined}
    >
      {children}
    </Card>
  );
}
