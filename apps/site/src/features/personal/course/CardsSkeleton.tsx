import { Skeleton } from '@lectern/ui/Skeleton';
import * as css from './MyCoursesPage.css.ts';

/** The skeleton of cards that are loading. */
export function CardsSkeleton() {
  return (
    <ul className={css.grid} aria-busy>
      {[0, 1, 2].map((place) => (
        <li key={place} className={css.cell}>
          <Skeleton shape="box" height="300px" />
        </li>
      ))}
    </ul>
  );
}
