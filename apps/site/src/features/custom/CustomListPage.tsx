import { Breadcrumb } from '@lectern/ui/Breadcrumb';
import { Button } from '@lectern/ui/Button';
import { EmptyState } from '@lectern/ui/EmptyState';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { session } from '../../session/session.store.ts';
import { Page } from '../../shell/Page.tsx';
import * as css from './custom.css.ts';
import { customPages, showCustomPages } from './custom.store.ts';
import { customTexts } from './custom.texts.ts';

/** All pages that the school wrote itself (specification 2.1, `/custom`). */
export default function CustomListPage() {
  const texts = useTexts(customTexts);
  const locale = useLocale();
  const { schoolId } = useSnapshot(session);
  const { status, value } = useSnapshot(customPages);

  useEffect(() => void showCustomPages(), [schoolId]);

  const steps = [{ label: texts.home, href: '#/home/index' }, { label: texts.pages }];
  return (
    <Page title={texts.pages} breadcrumb={<Breadcrumb steps={steps} />}>
      {status === 'failed' ? (
        <EmptyState title={texts.failed} action={<Button onClick={() => void showCustomPages()}>{texts.retry}</Button>} />
      ) : value === undefined ? (
        <Skeleton height="240px" />
      ) : value.links.length === 0 ? (
        <EmptyState title={texts.none} />
      ) : (
        <ul className={css.cards}>
          {value.links.map(({ id, title, href }) => (
            <li key={id}>
              <a className={css.card} href={href}>
                {title[locale]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
