import { Card } from '@lectern/ui/Card';
import type { ReactNode } from 'react';
import * as css from './FilterCard.css.ts';

interface FilterCardProps {
  /** What is filtered, for who does not see it. */
  readonly label: string;
  readonly children: ReactNode;
}

/** What a list can be filtered by, a row for each, above what was found. */
export function FilterCard({ label, children }: FilterCardProps) {
  return (
    <Card as="section" gap="x2" className={css.filters} aria-label={label}>
      {children}
    </Card>
  );
}
