import { Skeleton } from '@lectern/ui/Skeleton';
import * as css from './community.css.ts';

/** Stands in for rows on their way. */
export function RowsSkeleton() {
  return (
    <div className={css.rows} aria-busy>
      {[0, 1, 2, 3].map((place) => (
        <Skeleton key={place} shape="box" height="124px" />
      ))}
    </div>
  );
}
