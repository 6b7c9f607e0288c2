import { Suspense, useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import { retriedLazy } from '@lectern/ui/lazy';
import { useIsHydrating } from '../../shared/deferred/useIsHydrating.ts';
import { session } from '../../shared/session/session.store.ts';
import { CourseShelf } from './shelves/CourseShelf.tsx';
import type { Home } from './home.model.ts';
import { home, visitorLearning } from './home.store.ts';
import { NewsAndNumbers } from './shelves/NewsAndNumbers.tsx';
import * as css from './shelves/shelves.css.ts';
import { Teachers } from './shelves/Teachers.tsx';

/** Loaded with its data; visitors need neither. */
const ContinueShelf = retriedLazy(async () => (await import('./shelves/loadLearning.ts')).ContinueShelf);

/** The home page below its banner: links and pictures, which work before this code is loaded. */
export function LowerHome({ page }: { readonly page: Home }) {
  const own = useSnapshot(home);
  const { token } = useSnapshot(session);
  const isHydrating = useIsHydrating();
  const { learning, continueWith, owned, asksGoal } = isHydrating ? visitorLearning : own;
  // A student's courses appear after the first paint, so their space is reserved (a script in index.html knows
  // whether there is a token).
  const hasReservedSpace = isHydrating || (token !== '' && learning !== 'failed');
  // Memoised, so that the part that is the same for all users is not re-rendered when the student's own part
  // arrives.
  const shelves = useMemo(
    () => (
      <>
        {page.shelves.map((shelf, index) => (
          <CourseShelf key={shelf.id} shelf={shelf} owned={owned} isFirst={index === 0} />
        ))}
        <Teachers teachers={page.teachers} />
        <NewsAndNumbers news={page.news} numbers={page.numbers} />
      </>
    ),
    [page, owned],
  );
  return (
    <>
      {hasReservedSpace && (
        <div className={css.ownCourses}>
          <Suspense>
            {learning === 'ready' && <ContinueShelf courses={continueWith} asksGoal={asksGoal} />}
          </Suspense>
        </div>
      )}
      {shelves}
    </>
  );
}
