import { useLocale, useTexts } from '@lectern/ui/locale';
import { EmptyState } from '@lectern/ui/EmptyState';
import { Button } from '@lectern/ui/Button';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import type { ScreenProps } from '../../routes/screen.ts';
import { session } from '../../session/session.store.ts';
import { enterSchool, isOtherSchool, school } from '../../shell/school.store.ts';
import { shell } from '../../shell/shell.store.ts';
import { Banners } from './Banners.tsx';
import { CategoryRail } from './CategoryRail.tsx';
import { ContinueShelf } from './ContinueShelf.tsx';
import * as css from './HomePage.css.ts';
import { home, loadLearning } from './home.store.ts';
import { homeTexts } from './home.texts.ts';
import { NewsAndNumbers } from './NewsAndNumbers.tsx';
import { CourseShelf } from './CourseShelf.tsx';
import { Teachers } from './Teachers.tsx';

/** The home page of the school in the address, else of the current one. */
export default function HomePage({ params }: ScreenProps) {
  const { page, isReceived, continueWith, owned } = useSnapshot(home);
  const { token } = useSnapshot(session);
  const { current } = useSnapshot(shell);
  const texts = useTexts(homeTexts);
  const locale = useLocale();
  const suffix = params.schSuffix;

  useEffect(() => {
    if (isOtherSchool(suffix)) void enterSchool({ suffix });
  }, [suffix]);

  useEffect(() => void loadLearning(), [token, current]);

  if (!isReceived) {
    return (
      <EmptyState
        type="blank"
        title={texts.failedTitle}
        description={texts.failedText}
        action={
          <Button variant="primary" onClick={() => void enterSchool(school.wanted ?? { id: current.brand.schoolId })}>
            {texts.retry}
          </Button>
        }
      />
    );
  }

  return (
    <div className={css.home}>
      <h1 className={css.hiddenTitle}>{current.siteTitle}</h1>
      <div className={css.stage}>
        <CategoryRail categories={page.categories} locale={locale} />
        <Banners banners={page.banners} locale={locale} />
      </div>
      {continueWith.length > 0 && <ContinueShelf courses={continueWith} />}
      {page.shelves.length === 0 && <EmptyState type="course" title={texts.emptyTitle} description={texts.emptyText} />}
      {page.shelves.map((shelf, index) => (
        <CourseShelf key={shelf.id} shelf={shelf} owned={owned} isFirst={index === 0} />
      ))}
      <Teachers teachers={page.teachers} />
      <NewsAndNumbers news={page.news} numbers={page.numbers} />
    </div>
  );
}
