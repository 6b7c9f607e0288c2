import { ButtonLink } from '@lectern/ui/Button';
import { EmptyState } from '@lectern/ui/EmptyState';
import { useTexts } from '@lectern/ui/locale';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { ports } from '../../shared/ports.ts';
import { navigate } from '../../shared/routes/hashLocation.ts';
import type { ScreenProps } from '../../shared/routes/screen.ts';
import { Page } from '../../shared/page/Page.tsx';
import { DetailStates } from '../../shared/page/detail/DetailPage.tsx';
import { ownHome } from '../../shared/school/ownHome.ts';
import { joinAddress } from '../../shared/session/joinAddress.ts';
import { findLink, variableLink } from './custom.store.ts';
import { customTexts } from './custom.texts.ts';

/** Redirects from a menu item whose address is filled in for each student. */
export default function LinkPage({ params }: ScreenProps) {
  const texts = useTexts(customTexts);
  const { status, value } = useSnapshot(variableLink);
  const id = params.menuId ?? '';

  useEffect(() => void findLink(id), [id]);
  useEffect(() => {
    if (status !== 'ready' || value === undefined) return;
    if (value.kind === 'login') navigate(joinAddress('login'), { replace: true });
    if (value.kind !== 'page') return;
    if (value.href.startsWith('#')) navigate(value.href, { replace: true });
    else ports.leave(value.href);
  }, [status, value]);

  return (
    <Page>
      <DetailStates
        status={status}
        value={status === 'ready' && value?.kind === 'foreign' ? value : undefined}
        level={1}
        missing={{ title: texts.noLink, href: ownHome(), label: texts.backToHome }}
        failed={texts.failed}
        onRetry={() => void findLink(id)}
        skeleton={<p role="status">{texts.opening}</p>}
      >
        {({ host, href }) => (
          <EmptyState
            title={texts.leaving}
            level={1}
            description={texts.leavingText(host)}
            action={
              <ButtonLink variant="primary" href={href} rel="noopener noreferrer">
                {texts.go}
              </ButtonLink>
            }
          />
        )}
      </DetailStates>
    </Page>
  );
}
