import { Card } from '@lectern/ui/Card';
import type { ReactNode } from 'react';
import * as css from './FilterCard.css.ts';

interface FilterCardProps {
  /** The accessible name of the filters. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The filters of a list, one per row, above the results. */
export function FilterCard({ label, children }: FilterCardProps) {
  return (
    <Card as="section" gap="x2" className={css.filters} aria-label={label}>
      {children}
    </Card>
  );
}
