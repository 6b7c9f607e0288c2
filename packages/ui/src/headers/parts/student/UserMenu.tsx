import { Suspense } from 'react';
import { ChevronDownIcon } from '../../../icon/index.ts';
import { retriedLazy } from '../../../lazy/index.ts';
import { cutText, useTexts } from '../../../locale/index.ts';
import { headerTexts } from '../../headers.texts.ts';
import type { HeaderProps, HeaderUser } from '../../types.ts';
import { Disclosure } from '../Disclosure.tsx';
import { HeaderAvatar, nameLength } from './HeaderAvatar.tsx';
import * as parts from '../parts.css.ts';
import * as css from './UserMenu.css.ts';
import { Preferences } from '../Preferences.tsx';

// Rendered only while the panel is open, so its code is loaded then.
const UserPanel = retriedLazy(async () => (await import('./UserPanel.tsx')).UserPanel);

/** The student's menu at the end of the header, with the switches of language and colour scheme below. */
export function UserMenu({
  user,
  preferences,
  ...rest
}: Pick<HeaderProps, 'messages' | 'personConfig' | 'preferences'> & { user: HeaderUser }) {
  const texts = useTexts(headerTexts);
  const name = user.name?.trim() || texts.student;
  return (
    <Disclosure
      className={parts.desktopOnly}
      buttonClassName={css.userButton}
      panelClassName={css.userPanel}
      label={texts.account(cutText(name, nameLength))}
      trigger={
        <>
          <HeaderAvatar src={user.avatar} size={32} />
          <span className={css.userShort} dir="auto">
            {cutText(name, nameLength)}
          </span>
          <ChevronDownIcon className={parts.chevron} />
        </>
      }
    >
      <Suspense fallback={<span className={parts.panelPlaceholder} />}>
        <UserPanel user={user} {...rest} />
        {/* Inside Suspense, so that they appear together with the panel, which would otherwise shift them. */}
        {preferences && (
          <div className={css.preferences}>
            <Preferences preferences={preferences} />
          </div>
        )}
      </Suspense>
    </Disclosure>
  );
}
