import { useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import type { Prepare } from '../../../shared/routes/screen.ts';
import { pageOf } from '../../../shared/routes/pageOf.ts';
import { EmptyWithLink } from '../../../shared/page/list/EmptyWithLink.tsx';
import { ListPage } from '../../../shared/page/list/ListPage.tsx';
import { CourseGrid } from '../../catalogue/index.ts';
import { personalTexts } from '../personal.texts.ts';
import { PersonalFrame } from '../PersonalFrame.tsx';
import { cards, CARDS_PER_PAGE, showCards } from './cards.store.ts';
import { CardsSkeleton } from './CardsSkeleton.tsx';
import { courseTexts } from './course.texts.ts';

/** Starts the page's first request. */
export const prepare: Prepare = (_params, search) => showCards.prefetch('packages', pageOf(search));

/** The packages that the student owns completely (/personal/course/package). */
export default function PackagesPage() {
  const texts = useTexts(courseTexts);
  const { pages } = useTexts(personalTexts);
  const page = pageOf(useSearch());
  const { status, kind, records, total } = useSnapshot(cards);
  const isHere = kind === 'packages';

  return (
    <PersonalFrame current="package" title={pages.package}>
      <ListPage
        status={isHere ? status : 'loading'}
        rows={isHere ? records : []}
        type="coursepackage"
        failed={texts.packages.failed}
        pages={{
          filter: { page },
          total,
          perPage: CARDS_PER_PAGE,
          hrefOf: ({ page: to }) => `#/personal/course/package?page=${to}`,
        }}
        load={() => void showCards('packages', page)}
        skeleton={<CardsSkeleton />}
        nothing={
          <EmptyWithLink
            type="coursepackage"
            title={texts.packages.empty}
            description={texts.packages.emptyHelp}
            href="#/coursePackage/list"
            label={texts.packages.action}
            isPrimary
          />
        }
      >
        <CourseGrid courses={records} isBusy={status === 'loading'} />
      </ListPage>
    </PersonalFrame>
  );
}
