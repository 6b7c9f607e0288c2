import { ButtonLink } from '@lectern/ui/Button';
import { EmptyState } from '@lectern/ui/EmptyState';
import { useTexts } from '@lectern/ui/locale';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { ports } from '../../shared/ports.ts';
import { navigate } from '../../shared/routes/hashLocation.ts';
import type { ScreenProps } from '../../shared/routes/screen.ts';
import { Page } from '../../shared/page/Page.tsx';
import { RetryButton } from '../../shared/page/RetryButton.tsx';
import { ownHome } from '../../shared/school/ownHome.ts';
import { findLink, variableLink } from './custom.store.ts';
import { customTexts } from './custom.texts.ts';

/** Leads on from a menu item whose address is filled in for each student. */
export default function LinkPage({ params }: ScreenProps) {
  const texts = useTexts(customTexts);
  const { status, value } = useSnapshot(variableLink);
  const id = params.menuId ?? '';

  useEffect(() => void findLink(id), [id]);
  useEffect(() => {
    if (status !== 'ready' || value === undefined) return;
    if (value.kind === 'login') {
      navigate(`/join/login?backUrl=${encodeURIComponent(location.hash)}`, { replace: true });
    }
    if (value.kind !== 'page') return;
    if (value.href.startsWith('#')) navigate(value.href, { replace: true });
    else ports.leave(value.href);
  }, [status, value]);

  return (
    <Page>
      {status === 'missing' ? (
        <EmptyState
          level={1}
          title={texts.noLink}
          action={<ButtonLink href={ownHome()}>{texts.back}</ButtonLink>}
        />
      ) : status === 'failed' ? (
        <EmptyState
          level={1}
          title={texts.failed}
          action={<RetryButton onClick={() => void findLink(id)} />}
        />
      ) : status === 'ready' && value?.kind === 'foreign' ? (
        <EmptyState
          title={texts.leaving}
          level={1}
          description={texts.leavingText(value.host)}
          action={
            <ButtonLink variant="primary" href={value.href} rel="noopener noreferrer">
              {texts.go}
            </ButtonLink>
          }
        />
      ) : (
        <p role="status">{texts.opening}</p>
      )}
    </Page>
  );
}
