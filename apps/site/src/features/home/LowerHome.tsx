import { useSnapshot } from 'valtio/react';
import { useIsTakingOver } from '../../boot/useIsTakingOver.ts';
import { ContinueShelf } from './ContinueShelf.tsx';
import { CourseShelf } from './CourseShelf.tsx';
import type { Home } from './home.model.ts';
import { home, nobodysLearning } from './home.store.ts';
import { NewsAndNumbers } from './NewsAndNumbers.tsx';
import { Teachers } from './Teachers.tsx';

/** The home page below its banner: links and pictures, which work before this code is there. */
export function LowerHome({ page }: { readonly page: Home }) {
  const own = useSnapshot(home);
  const { continueWith, owned } = useIsTakingOver() ? nobodysLearning : own;
  return (
    <>
      {continueWith.length > 0 && <ContinueShelf courses={continueWith} />}
      {page.shelves.map((shelf, index) => (
        <CourseShelf key={shelf.id} shelf={shelf} owned={owned} isFirst={index === 0} />
      ))}
      <Teachers teachers={page.teachers} />
      <NewsAndNumbers news={page.news} numbers={page.numbers} />
    </>
  );
}
