import { LogOutIcon } from '../../../icon/index.ts';
import { Link } from '../../../link/index.ts';
import { cutText, formatNumber, useTexts } from '../../../locale/index.ts';
import { headerTexts } from '../../headers.texts.ts';
import { panelTexts } from '../../panels.texts.ts';
import type { HeaderProps, HeaderUser } from '../../types.ts';
import { cappedCount } from './cappedCount.ts';
import { HeaderAvatar, nameLength } from './HeaderAvatar.tsx';
import * as css from './UserPanel.css.ts';
import * as disclosure from '../Disclosure.css.ts';
import { Picture } from '../Picture.tsx';

/** The student's name, badge and points, the last lesson, and the links of the menu. */
export function UserPanel({
  user,
  messages,
  personConfig,
}: Pick<HeaderProps, 'messages' | 'personConfig'> & { user: HeaderUser }) {
  const texts = { ...useTexts(headerTexts), ...useTexts(panelTexts) };
  const unread = messages?.unread ?? 0;
  const links: readonly (readonly [name: string, href: string | null | undefined, remark?: string])[] = [
    [texts.courseCentre, user.courseCentreHref],
    [texts.settings, user.settingsHref],
    [texts.orders, user.ordersHref],
    [texts.myMessages, messages?.href, unread > 0 ? texts.unread(cappedCount(unread)) : ''],
  ];
  return (
    <>
      <div className={css.userCard}>
        <HeaderAvatar src={user.avatar} size={44} />
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
              {user.points.name?.trim() || texts.points} {formatNumber(user.points.amount)}
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
        {links.map(([name, href, remark]) =>
          href ? (
            <li key={name}>
              <Link className={disclosure.entry} href={href}>
                {name} {remark && <span className={css.warning}>{remark}</span>}
              </Link>
            </li>
          ) : null,
        )}
      </ul>
      {user.onLogout && personConfig?.includes('USER_LOGOUT') && (
        <button type="button" className={css.logout} data-logout="" onClick={user.onLogout}>
          <LogOutIcon size={16} />
          {texts.logout}
        </button>
      )}
    </>
  );
}
