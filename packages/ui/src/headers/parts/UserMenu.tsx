import { ChevronDownIcon, LogOutIcon, UserIcon } from '../../icon/index.ts';
import { Link } from '../../link/index.ts';
import { cutText, useTexts } from '../../locale/index.ts';
import { headerTexts } from '../headers.texts.ts';
import type { HeaderProps, HeaderUser } from '../types.ts';
import { Disclosure } from './Disclosure.tsx';
import * as css from './parts.css.ts';
import { Picture } from './Picture.tsx';
import { Preferences } from './Preferences.tsx';

/** The name shows its first 12 characters (specification 9). */
const nameLength = 12;

function Avatar({ src, size }: { src: HeaderUser['avatar']; size: number }) {
  return (
    <span className={css.avatar} style={{ width: size, height: size }}>
      <Picture
        src={src}
        width={size}
        height={size}
        className={css.avatarPicture}
        fallback={<UserIcon width={size * 0.6} height={size * 0.6} />}
      />
    </span>
  );
}

/** The student's name, badge and points, the last lesson and every link of the dropdown (specification 2.2). */
export function UserPanel({
  user,
  messages,
  personConfig,
}: Pick<HeaderProps, 'messages' | 'personConfig'> & { user: HeaderUser }) {
  const texts = useTexts(headerTexts);
  const links: readonly (readonly [string, string | null | undefined])[] = [
    [texts.courseCentre, user.courseCentreHref],
    [texts.settings, user.settingsHref],
    [texts.orders, user.ordersHref],
    [texts.myMessages, messages?.href],
  ];
  return (
    <>
      <div className={css.userCard}>
        <Avatar src={user.avatar} size={44} />
        <div className={css.userWords}>
          <span className={css.userTitle}>
            <b className={css.userName} dir="auto">
              {cutText(user.name?.trim() || texts.student, nameLength)}
            </b>
            {user.isMember && (
              <Link className={css.member} href={user.memberHref ?? undefined}>
                <Picture src={user.memberIcon} alt={texts.member} height={16} fallback={texts.member} />
              </Link>
            )}
          </span>
          {user.points && (
            <Link className={css.points} href={user.points.href ?? undefined}>
              {user.points.name?.trim() || texts.points} {user.points.amount}
            </Link>
          )}
        </div>
      </div>
      {user.lastLearning && (
        <Link className={css.lastLearning} href={user.lastLearning.href}>
          <span className={css.lastLearningWords}>
            <small className={css.hint}>{texts.lastLearning}</small>
            <span className={css.clip} dir="auto">
              {user.lastLearning.lessonName?.trim() || user.lastLearning.courseName}
            </span>
          </span>
          <b className={css.continueMark}>{texts.continueLearning}</b>
        </Link>
      )}
      <ul>
        {links.map(([name, href]) =>
          href ? (
            <li key={name}>
              <Link className={css.entry} href={href}>
                {name}
              </Link>
            </li>
          ) : null,
        )}
      </ul>
      {user.onLogout && personConfig?.includes('USER_LOGOUT') && (
        <button type="button" className={css.logout} onClick={user.onLogout}>
          <LogOutIcon width={16} height={16} />
          {texts.logout}
        </button>
      )}
    </>
  );
}

/** The student's own dropdown at the end of the header, with the language and the light below. */
export function UserMenu({
  user,
  preferences,
  ...rest
}: Pick<HeaderProps, 'messages' | 'personConfig' | 'preferences'> & { user: HeaderUser }) {
  const texts = useTexts(headerTexts);
  const name = user.name?.trim() || texts.student;
  return (
    <Disclosure
      className={css.desktopOnly}
      buttonClassName={css.userButton}
      panelClassName={css.userPanel}
      label={texts.account(cutText(name, nameLength))}
      trigger={
        <>
          <Avatar src={user.avatar} size={32} />
          <span className={css.userShort} dir="auto">
            {cutText(name, nameLength)}
          </span>
          <ChevronDownIcon className={css.chevron} />
        </>
      }
    >
      <UserPanel user={user} {...rest} />
      {preferences && (
        <div className={css.preferences}>
          <Preferences preferences={preferences} />
        </div>
      )}
    </Disclosure>
  );
}
