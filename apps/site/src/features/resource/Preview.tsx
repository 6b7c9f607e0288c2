import { Card } from '@lectern/ui/Card';
import { Button, ButtonLink } from '@lectern/ui/Button';
import { useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { retriedLazy } from '@lectern/ui/lazy';
import { session } from '../../shared/session/session.store.ts';
import { openLogin } from '../../shared/session/login.ts';
import { RetryButton } from '../../shared/page/RetryButton.tsx';
import * as css from './resourcePage.css.ts';
import type { Resource } from './resource.model.ts';
import { checkMembership, openPreview, opened } from './resource.store.ts';
import { resourceTexts } from './resource.texts.ts';

/** Loaded late, since most files are not videos. */
const VideoPlayer = retriedLazy(async () => (await import('@lectern/ui/VideoPlayer')).VideoPlayer);

/** A preview of a file that a browser can show; a PDF only on request, since it is large. */
export function Preview({ resource }: { readonly resource: Resource }) {
  const texts = useTexts(resourceTexts);
  const { token } = useSnapshot(session);
  const { step } = useSnapshot(opened);
  const { id, preview, isForMembers, isOwn } = resource;
  const waitsForClick = preview === undefined || preview === 'pdf';

  // Not repeated when only the file's counts have changed.
  useEffect(() => {
    if (token === '') return;
    if (preview === undefined || preview === 'pdf') void checkMembership({ isForMembers, isOwn });
    else void openPreview({ id, preview, isForMembers, isOwn });
  }, [id, preview, isForMembers, isOwn, token]);

  return (
    <Card as="section" padding="none" className={css.preview} aria-label={texts.preview}>
      {token === '' ? (
        <Closed title={texts.loginFirst} help={texts.loginHelp}>
          <Button variant="primary" onClick={() => openLogin('login')}>
            {texts.login}
          </Button>
        </Closed>
      ) : step === 'members' ? (
        <Closed title={texts.membersOnly} help={texts.membersHelp} />
      ) : preview === undefined ? (
        <Closed title={texts.noPreview} />
      ) : step === 'failed' ? (
        <Closed title={texts.previewFailed}>
          <RetryButton onClick={() => void openPreview(resource)} />
        </Closed>
      ) : step === 'open' ? (
        <Shown resource={resource} />
      ) : waitsForClick ? (
        <Closed>
          <Button variant="primary" isBusy={step === 'opening'} onClick={() => void openPreview(resource)}>
            {texts.openPdf}
          </Button>
        </Closed>
      ) : (
        <div aria-busy>
          <Skeleton shape="box" height="320px" />
        </div>
      )}
    </Card>
  );
}

interface ClosedProps {
  readonly title?: string;
  readonly help?: string;
  readonly children?: ReactNode;
}

function Closed({ title = '', help = '', children }: ClosedProps) {
  return (
    <div className={css.closed}>
      {title !== '' && <p className={css.closedTitle}>{title}</p>}
      {help !== '' && <p className={css.closedHelp}>{help}</p>}
      {children}
    </div>
  );
}

function Shown({ resource: { name, preview } }: { readonly resource: Resource }) {
  const texts = useTexts(resourceTexts);
  const { href, text, isCut } = useSnapshot(opened);
  const handleLost = () => void (opened.step = 'failed');
  switch (preview) {
    case 'image':
      return <img className={css.picture} src={href} alt={name} onError={handleLost} />;
    case 'audio':
      return (
        <div className={css.sound}>
          {/* Files shared by students have no captions. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <audio
            className={css.player}
            src={href}
            controls
            preload="metadata"
            aria-label={name}
            onError={handleLost}
          />
        </div>
      );
    case 'video':
      return (
        <Suspense fallback={<Skeleton shape="cover" />}>
          <VideoPlayer title={name} src={href} />
        </Suspense>
      );
    case 'text':
      return (
        <>
          {/* A long text scrolls in its box, which must be focusable to be scrolled by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre className={css.textPreview} tabIndex={0} role="group" aria-label={name}>
            {text}
          </pre>
          {isCut && <p className={css.truncatedNote}>{texts.textCut}</p>}
        </>
      );
    default:
      return navigator.pdfViewerEnabled ? (
        <>
          <iframe className={css.document} src={href} title={name} />
          <div className={css.documentFoot}>
            <ButtonLink href={href} isNewWindow>
              {texts.openNew}
            </ButtonLink>
          </div>
        </>
      ) : (
        <Closed title={texts.pdfElsewhere}>
          <ButtonLink variant="primary" href={href} isNewWindow>
            {texts.openNew}
          </ButtonLink>
        </Closed>
      );
  }
}
