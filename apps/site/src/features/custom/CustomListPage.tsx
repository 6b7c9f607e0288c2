import { Breadcrumb } from '@lectern/ui/Breadcrumb';
import { EmptyState } from '@lectern/ui/EmptyState';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { session } from '../../shared/session/session.store.ts';
import { ListStates } from '../../shared/page/ListStates.tsx';
import { Page } from '../../shared/page/Page.tsx';
import { ownHome } from '../../shared/school/ownHome.ts';
import * as css from './custom.css.ts';
import { customPages, showCustomPages } from './custom.store.ts';
import { customTexts } from './custom.texts.ts';

/** All pages that the school wrote itself (`/custom`). */
export default function CustomListPage() {
  const texts = useTexts(customTexts);
  const locale = useLocale();
  const { schoolId } = useSnapshot(session);
  const { status, value } = useSnapshot(customPages);
  const links = value?.links ?? [];

  useEffect(() => void showCustomPages(), [schoolId]);

  const steps = [{ label: texts.home, href: ownHome() }, { label: texts.pages }];
  return (
    <Page title={texts.pages} breadcrumb={<Breadcrumb steps={steps} />}>
      <ListStates
        status={status}
        isEmpty={links.length === 0}
        failed={texts.failed}
        onRetry={() => void showCustomPages()}
        skeleton={<Skeleton height="240px" />}
        nothing={<EmptyState title={texts.none} />}
      >
        <ul className={css.cards}>
          {links.map(({ id, title, href }) => (
            <li key={id}>
              <a className={css.card} href={href}>
                {title[locale]}
              </a>
            </li>
          ))}
        </ul>
      </ListStates>
    </Page>
  );
}
