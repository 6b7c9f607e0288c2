import { EmptyState } from '@lectern/ui/EmptyState';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useSnapshot } from 'valtio/react';
import type { Prepare } from '../../shared/routes/screen.ts';
import { ListPage } from '../../shared/page/list/ListPage.tsx';
import * as css from './custom.css.ts';
import { customPages, showCustomPages } from './custom.store.ts';
import { customTexts } from './custom.texts.ts';

/** Starts the page's first request. */
export const prepare: Prepare = () => showCustomPages.prefetch();

/** The list of the school's custom pages (`/custom`). */
export default function CustomListPage() {
  const texts = useTexts(customTexts);
  const locale = useLocale();
  const { status, value } = useSnapshot(customPages);
  const links = value?.links ?? [];

  return (
    <ListPage
      title={texts.pages}
      load={() => void showCustomPages()}
      status={status}
      rows={links}
      className={css.cards}
      failed={texts.failed}
      skeleton={<Skeleton height="240px" />}
      nothing={<EmptyState title={texts.empty} />}
    >
      {({ title, href }) => (
        <a className={css.card} href={href}>
          {title[locale]}
        </a>
      )}
    </ListPage>
  );
}
