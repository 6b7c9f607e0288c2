import { useEffect, useRef, type MouseEvent } from 'react';
import { useStepInHistory } from '../../history/index.ts';
import { ChevronDownIcon, CloseIcon } from '../../icon/index.ts';
import { Link } from '../../link/index.ts';
import { cutText, useTexts } from '../../locale/index.ts';
import { headerTexts } from '../headers.texts.ts';
import { panelTexts } from '../panels.texts.ts';
import type { HeaderMenuItem, HeaderProps } from '../types.ts';
import { nameLength as brandLength } from './Brand.tsx';
import * as css from './Drawer.css.ts';
import { named } from './MainMenu.tsx';
import { Preferences } from './Preferences.tsx';
import { SchoolLinks } from './SchoolLinks.tsx';
import { AccessLinks, AdminButton } from './student/StudentArea.tsx';
import { UserPanel } from './student/UserPanel.tsx';

function Entry({ item, isCurrent = false }: { item: HeaderMenuItem; isCurrent?: boolean }) {
  const children = named(item.children);
  const link = (
    <Link
      className={css.entry}
      href={item.href ?? undefined}
      isNewWindow={item.isNewWindow}
      aria-current={isCurrent ? 'page' : undefined}
      dir="auto"
    >
      {item.name}
    </Link>
  );
  if (children.length === 0) return link;
  return (
    <details open={isCurrent}>
      <summary className={css.entry}>
        <span dir="auto">{item.name}</span>
        <ChevronDownIcon className={css.chevron} />
      </summary>
      <ul className={css.children}>
        {item.href && <li>{link}</li>}
        {children.map((child) => (
          <li key={child.id}>
            <Entry item={child} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * The contents of the header below desktop width: a modal dialog that opens from the side. The browser traps
 * the focus in it.
 */
export default function Drawer({ onClose, ...props }: HeaderProps & { onClose: () => void }) {
  const texts = { ...useTexts(headerTexts), ...useTexts(panelTexts) };
  const dialog = useRef<HTMLDialogElement>(null);
  const { app, menus, currentMenu = -1, personConfig, schools, user, preferences, admin } = props;

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  // Closes the element first, so that the page can take the focus again; its `close` event calls `onClose`.
  const close = () => dialog.current?.close();
  useStepInHistory(true, close);

  /** The admin centre's dialog would be behind the drawer. */
  const handleAdmin = () => {
    close();
    admin?.onOpen();
  };

  /** A click on the backdrop or on a link closes the drawer; one on a `details` only expands it. */
  const handleClick = (event: MouseEvent<HTMLDialogElement>) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target === dialog.current || target?.closest('a[href]')) close();
  };

  return (
    // The keyboard closes it with Escape, which the element handles natively.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={css.drawer}
      aria-label={texts.menu}
      onClose={onClose}
      onClick={handleClick}
    >
      <div className={css.top}>
        <b className={css.school} dir="auto">
          {cutText(props.brand.name?.trim() ?? '', brandLength)}
        </b>
        <button type="button" className={css.close} aria-label={texts.closeMenu} onClick={close}>
          <CloseIcon size={24} />
        </button>
      </div>
      {user ? (
        <div className={css.user}>
          <UserPanel user={user} messages={props.messages} personConfig={personConfig} />
        </div>
      ) : (
        <div className={css.access}>
          <AccessLinks access={props.access} personConfig={personConfig} />
        </div>
      )}
      <nav aria-label={texts.mainMenu}>
        <ul>
          {named(menus).map((item) => (
            <li key={item.id}>
              <Entry item={item} isCurrent={item === menus?.[currentMenu]} />
            </li>
          ))}
          {app && personConfig?.includes('HEAD_APP') && (
            <li>
              <Link className={css.entry} href={app.href ?? '#/appload'}>
                {texts.app}
              </Link>
            </li>
          )}
        </ul>
      </nav>
      {schools && schools.list.length > 1 && (
        <details>
          <summary className={css.entry}>
            {texts.schools}
            <ChevronDownIcon className={css.chevron} />
          </summary>
          <div className={css.children}>
            <SchoolLinks schools={schools} />
          </div>
        </details>
      )}
      {(preferences || (admin && user)) && (
        <div className={css.preferences}>
          {preferences && <Preferences preferences={preferences} />}
          {admin && user && <AdminButton admin={{ ...admin, onOpen: handleAdmin }} />}
        </div>
      )}
    </dialog>
  );
}
