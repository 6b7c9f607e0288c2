import { ButtonLink } from '@lectern/ui/Button';
import { EmptyState } from '@lectern/ui/EmptyState';
import { useTexts } from '@lectern/ui/locale';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { pageOf } from '../../../shared/routes/pageOf.ts';
import { session } from '../../../shared/session/session.store.ts';
import { ListStates } from '../../../shared/page/ListStates.tsx';
import { CourseGrid } from '../../catalogue/index.ts';
import { personalTexts } from '../personal.texts.ts';
import { PersonalFrame } from '../PersonalFrame.tsx';
import { cards, CARDS_PER_PAGE, showCards } from './cards.store.ts';
import { CardsSkeleton } from './CardsSkeleton.tsx';
import { courseTexts } from './course.texts.ts';

/** The packages that the student has whole (/personal/course/package). */
export default function PackagesPage() {
  const texts = useTexts(courseTexts);
  const { pages } = useTexts(personalTexts);
  const page = pageOf(useSearch());
  const { token } = useSnapshot(session);
  const { status, kind, courses, total } = useSnapshot(cards);
  const isHere = kind === 'packages';

  useEffect(() => void showCards('packages', page), [page, token]);

  return (
    <PersonalFrame current="package" title={pages.package}>
      <ListStates
        status={isHere ? status : 'loading'}
        isEmpty={!isHere || courses.length === 0}
        type="coursepackage"
        failed={texts.packages.failed}
        pages={{
          page,
          pageCount: Math.ceil(total / CARDS_PER_PAGE),
          hrefOf: (to) => `#/personal/course/package?page=${to}`,
        }}
        onRetry={() => void showCards('packages', page)}
        skeleton={<CardsSkeleton />}
        nothing={
          <EmptyState
            type="coursepackage"
            title={texts.packages.empty}
            description={texts.packages.emptyHelp}
            action={
              <ButtonLink variant="primary" href="#/coursePackage/list">
                {texts.packages.action}
              </ButtonLink>
            }
          />
        }
      >
        <CourseGrid courses={courses} isBusy={status === 'loading'} />
      </ListStates>
    </PersonalFrame>
  );
}
