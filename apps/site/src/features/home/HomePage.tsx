import { retriedLazy } from '@lectern/ui/lazy';
import { useLocale } from '@lectern/ui/locale';
import { Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import type { ScreenProps } from '../../shared/routes/screen.ts';
import { enterSchool, otherSchool } from '../../shared/school/school.store.ts';
import { session } from '../../shared/session/session.store.ts';
import { shell } from '../../shared/school/shell.store.ts';
import { CategoryRail } from './top/CategoryRail.tsx';
import * as css from './HomePage.css.ts';
import { stage, stageWithBanner } from './top/stage.css.ts';
import { home, loadLearning } from './home.store.ts';
import { LateBanners, LateHome } from './LateHome.ts';

const HomeFallback = retriedLazy(async () => (await import('./HomeFallback.tsx')).default);

/** The home page of the school named by the address, or of the current one. */
export default function HomePage({ params }: ScreenProps) {
  const { page } = useSnapshot(home);
  const { token } = useSnapshot(session);
  const { current } = useSnapshot(shell);
  const locale = useLocale();
  const suffix = params.schSuffix;

  useEffect(() => {
    const other = otherSchool(suffix);
    if (other !== undefined) void enterSchool(other);
  }, [suffix]);

  useEffect(() => void loadLearning(), [token, current]);

  return (
    <div className={css.home}>
      <h1 className={css.hiddenTitle}>{current.siteTitle[locale]}</h1>
      {page?.notice && (
        <a className={css.notice} href={page.notice.href}>
          {page.notice.text[locale]}
        </a>
      )}
      {page && (
        <div className={page.banners.length > 0 ? `${stage} ${stageWithBanner}` : stage}>
          <CategoryRail categories={page.categories} locale={locale} />
          <LateBanners banners={page.banners} locale={locale} />
        </div>
      )}
      {!page?.shelves.length && (
        <Suspense>
          <HomeFallback kind={page ? 'empty' : 'failed'} />
        </Suspense>
      )}
      {page && <LateHome page={page} />}
    </div>
  );
}
