import { Skeleton } from '@lectern/ui/Skeleton';
import * as css from './score.css.ts';

/** Holds the place of entries on their way. */
export function RowsSkeleton() {
  return (
    <div className={css.waiting} aria-busy>
      {[0, 1, 2, 3].map((place) => (
        <Skeleton key={place} shape="box" height="68px" />
      ))}
    </div>
  );
}
