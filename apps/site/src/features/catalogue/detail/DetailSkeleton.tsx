import { Skeleton } from '@lectern/ui/Skeleton';
import { Page } from '../../../shared/page/Page.tsx';
import * as css from './CourseDetailPage.css.ts';

/** The skeleton of a course's page. */
export function DetailSkeleton() {
  return (
    <Page breadcrumb={<Skeleton width="280px" height="24px" />}>
      <div className={css.layout} aria-busy>
        <div className={css.top}>
          <Skeleton width="120px" height="24px" />
          <Skeleton width="80%" height="46px" />
          <Skeleton width="95%" height="28px" />
          <Skeleton width="50%" />
          <Skeleton shape="box" height="140px" />
        </div>
        <aside className={css.side}>
          <Skeleton shape="cover" />
          <Skeleton shape="box" height="240px" />
        </aside>
        <div className={css.main}>
          <Skeleton shape="box" height="48px" />
          <Skeleton shape="box" height="420px" />
        </div>
      </div>
    </Page>
  );
}
