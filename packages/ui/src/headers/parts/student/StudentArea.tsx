import { Suspense, type MouseEvent } from 'react';
import { CartIcon, GridIcon, MessageIcon, PhoneIcon } from '../../../icon/index.ts';
import { retriedLazy } from '../../../lazy/index.ts';
import { isPlainClick, Link } from '../../../link/index.ts';
import { useTexts } from '../../../locale/index.ts';
import { headerTexts } from '../../headers.texts.ts';
import type { HeaderApp, HeaderProps } from '../../types.ts';
import { cappedCount } from './cappedCount.ts';
import { Disclosure } from '../Disclosure.tsx';
import * as css from './StudentArea.css.ts';
import * as parts from '../parts.css.ts';
import { Picture } from '../Picture.tsx';
import { Preferences } from '../Preferences.tsx';
import { UserMenu } from './UserMenu.tsx';

// Rendered only while the panel is open, so its code is loaded then.
const AppPanel = retriedLazy(async () => (await import('./AppPanel.tsx')).AppPanel);

/** The cart with its number of items; a number above 10 needs more room, so the badge extends to the right. */
export function CartBadge({ cart }: { cart: NonNullable<HeaderProps['cart']> }) {
  const texts = useTexts(headerTexts);
  const shown = cappedCount(cart.count);
  return (
    <Link className={parts.iconButton} href={cart.href} aria-label={texts.cart(shown)}>
      <CartIcon size={22} />
      {cart.count > 0 && (
        <span className={css.badge} data-wide={cart.count > 10 || undefined} aria-hidden>
          {shown}
        </span>
      )}
    </Link>
  );
}

function MessageButton({ messages }: { messages: NonNullable<HeaderProps['messages']> }) {
  const texts = useTexts(headerTexts);
  return (
    <Link
      className={`${parts.iconButton} ${parts.desktopOnly}`}
      href={messages.href}
      aria-label={texts.messages(messages.unread)}
    >
      <MessageIcon size={22} />
      {messages.unread > 0 && <span className={parts.dot} />}
    </Link>
  );
}

function AppDownload({ app }: { app: HeaderApp }) {
  const texts = useTexts(headerTexts);
  return (
    <Disclosure
      className={parts.wideOnly}
      buttonClassName={parts.iconButton}
      panelClassName={css.appPanel}
      label={texts.app}
      trigger={<PhoneIcon size={20} />}
    >
      <Suspense fallback={<span className={parts.codePlaceholder} />}>
        <AppPanel app={app} />
      </Suspense>
    </Disclosure>
  );
}

/** Returns a click handler that ignores clicks which open another tab, so that these work as on any link. */
const onPlainClick = (follow: ((event: MouseEvent) => void) | undefined) => (event: MouseEvent) => {
  if (isPlainClick(event)) follow?.(event);
};

/**
 * Log-in and registration, each only if the school's `personConfig` contains it. A site that expects a session
 * to be restored may hide `[data-access]` meanwhile.
 */
export function AccessLinks({ access, personConfig }: Pick<HeaderProps, 'access' | 'personConfig'>) {
  const texts = useTexts(headerTexts);
  if (!access) return null;
  return (
    <>
      {personConfig?.includes('USER_LOGIN') && (
        <Link
          className={css.login}
          href={access.loginHref}
          onClick={onPlainClick(access.onLogin)}
          data-access=""
        >
          {texts.login}
        </Link>
      )}
      {personConfig?.includes('USER_REGISTER') && (
        <Link
          className={css.register}
          href={access.registerHref}
          onClick={onPlainClick(access.onRegister)}
          data-access=""
        >
          {texts.register}
        </Link>
      )}
    </>
  );
}

export function AdminButton({ admin }: { admin: NonNullable<HeaderProps['admin']> }) {
  const texts = useTexts(headerTexts);
  return (
    <button
      type="button"
      className={parts.iconButton}
      aria-label={texts.admin}
      title={texts.admin}
      onClick={admin.onOpen}
    >
      <Picture src={admin.logo} width={22} height={22} fallback={<GridIcon size={20} />} />
    </button>
  );
}

/** The student's area at the end of the header: app, cart, messages, account. */
export function StudentArea(props: HeaderProps) {
  const { app, cart, messages, personConfig, user, admin, preferences } = props;
  return (
    <div className={css.student}>
      {preferences && !user && (
        <span className={parts.desktopTools} data-access="">
          <Preferences preferences={preferences} />
        </span>
      )}
      {app && personConfig?.includes('HEAD_APP') && <AppDownload app={app} />}
      {admin && user && (
        <span className={parts.desktopTools}>
          <AdminButton admin={admin} />
        </span>
      )}
      {cart && <CartBadge cart={cart} />}
      {user && messages && <MessageButton messages={messages} />}
      {user ? (
        <UserMenu user={user} messages={messages} personConfig={personConfig} preferences={preferences} />
      ) : (
        <AccessLinks access={props.access} personConfig={personConfig} />
      )}
    </div>
  );
}
