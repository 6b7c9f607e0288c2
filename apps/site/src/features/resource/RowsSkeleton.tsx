import { Skeleton } from '@lectern/ui/Skeleton';
import * as css from './resource.css.ts';

/** Holds the place of files on their way. */
export function RowsSkeleton() {
  return (
    <ul className={css.rows} aria-busy>
      {[0, 1, 2, 3].map((place) => (
        <li key={place}>
          <Skeleton shape="box" height="104px" />
        </li>
      ))}
    </ul>
  );
}
