import { situationMessage } from '@lectern/sdk';
import { Heading } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import type { ScreenProps } from '../../../shared/routes/screen.ts';
import { ports } from '../../../shared/ports.ts';
import { resolveAddress } from '../../../shared/safety/address.ts';
import { session } from '../../../shared/session/session.store.ts';
import { Page } from '../../../shared/page/Page.tsx';
import { PendingPage } from '../../../shared/page/PendingPage.tsx';
import { useTitle } from '../../../shared/page/useTitle.ts';
import { ownHome } from '../../../shared/school/ownHome.ts';
import { shell } from '../../../shared/school/shell.store.ts';
import { readPendingFaceLogin } from '../onDevice/faceLogin.ts';
import { LoginPanel } from '../box/LoginPanel.tsx';
import { leavePage, loginState, prepareLogin, submitFace, type LoginPurpose } from '../login.store.ts';
import { loginTexts } from '../login.texts.ts';
import * as css from '../login.css.ts';

/** Returns to the page that the user came from; an address of another site is not followed. */
function goBack(backUrl: string | null): void {
  const target = resolveAddress(backUrl);
  if (target.kind === 'same-origin') ports.leave(target.href);
  else
    navigate(target.kind === 'route' && !target.path.startsWith('/join') ? target.path : ownHome(), {
      replace: true,
    });
}

/** The purpose of each address of the page; any other address is the log-in. /login/forget redirects to `forget`. */
const PURPOSES: Readonly<Record<string, LoginPurpose>> = {
  register: 'register',
  forget: 'forgot',
  face: 'face',
};

const MAX_INVITE_CODE_LENGTH = 32;

/** Prepares the page; after a face check, the log-in continues by itself and returns to where it began. */
async function begin(purpose: LoginPurpose, inviteCode: string, backUrl: string | null): Promise<void> {
  if (inviteCode !== '') loginState.inviteCode = inviteCode;
  const beganAt = purpose === 'face' && backUrl === null ? readPendingFaceLogin()?.backUrl : undefined;
  if (beganAt !== undefined) navigate(`/join/face?backUrl=${encodeURIComponent(beganAt)}`, { replace: true });
  await prepareLogin(purpose, 'page');
  if (purpose === 'face') await submitFace();
}

/** The log-in page: `#/join/login?backUrl=` and its siblings. */
export default function JoinPage({ params }: ScreenProps) {
  const texts = useTexts(loginTexts);
  const purpose = PURPOSES[params['type'] ?? ''] ?? 'login';
  const query = new URLSearchParams(useSearch());
  const backUrl = query.get('backUrl');
  const inviteCode = (query.get('inviteCode') ?? '').slice(0, MAX_INVITE_CODE_LENGTH);
  const { token } = useSnapshot(session);
  const { machine } = useSnapshot(loginState);
  const { current } = useSnapshot(shell);
  const isLoggedIn = token !== '';
  const { task } = machine;
  useTitle(texts[task === 'register' || task === 'forgot' ? task : 'login']);

  useEffect(() => {
    if (isLoggedIn) goBack(backUrl);
  }, [isLoggedIn, backUrl]);

  const beginUnlessLoggedIn = useEffectEvent((to: LoginPurpose, code: string) => {
    if (isLoggedIn) return undefined;
    void begin(to, code, backUrl);
    return leavePage;
  });
  // Starts the log-in once per address, and not again when it has just succeeded.
  useEffect(() => beginUnlessLoggedIn(purpose, inviteCode), [purpose, inviteCode]);

  const locale = useLocale();
  // A logged-in student must not see the log-in, not even until the next page is loaded.
  if (isLoggedIn) return <PendingPage />;
  const name = current.brand.schoolName[locale] || current.brand.shortName[locale];
  return (
    <Page>
      <div className={css.page}>
        <section className={css.card} aria-labelledby="join-title">
          <Heading id="join-title" below="x4" level={1} size="xl">
            {machine.task === 'forgot' ? texts.forgot : texts.welcome(name)}
          </Heading>
          {params['type'] === 'offline' && (
            <p role="alert" className={css.notice}>
              {situationMessage('kicked', { locale })}
            </p>
          )}
          <LoginPanel />
        </section>
      </div>
    </Page>
  );
}
