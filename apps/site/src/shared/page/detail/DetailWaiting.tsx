import { Skeleton } from '@lectern/ui/Skeleton';
import * as css from './detailPage.css.ts';
import { Page } from '../Page.tsx';

/** The skeleton of a detail page. */
export function DetailWaiting() {
  return (
    <Page breadcrumb={<Skeleton width="280px" height="24px" />}>
      <div className={css.layout} aria-busy>
        <div className={css.top}>
          <Skeleton width="160px" height="24px" />
          <Skeleton width="70%" height="46px" />
          <Skeleton width="90%" height="28px" />
        </div>
        <div className={css.side}>
          <Skeleton shape="box" height="420px" />
        </div>
        <div className={css.main}>
          <Skeleton shape="box" height="180px" />
          <Skeleton shape="box" height="320px" />
        </div>
      </div>
    </Page>
  );
}
