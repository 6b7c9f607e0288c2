import { Avatar } from '@lectern/ui/Avatar';
import { Tag } from '@lectern/ui/Badge';
import { Breadcrumb } from '@lectern/ui/Breadcrumb';
import { ChevronRightIcon } from '@lectern/ui/icon';
import { Inline } from '@lectern/ui/layout';
import { Link } from '@lectern/ui/link';
import { cutText, formatNumber, useTexts } from '@lectern/ui/locale';
import { memo, useEffect, type ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import { deferred } from '../../shared/deferred/deferred.tsx';
import { navigate } from '../../shared/routes/hashLocation.ts';
import { session } from '../../shared/session/session.store.ts';
import { Page } from '../../shared/page/Page.tsx';
import { shell } from '../../shared/school/shell.store.ts';
import { user } from '../../shared/student/user.store.ts';
import { loadTodayChunk } from '../today/index.ts';
import { grantedMenu, redirectFrom, type PersonalPage } from './personal.menu.ts';
import { loadGrants, personal } from './personal.store.ts';
import { personalTexts } from './personal.texts.ts';
import * as css from './PersonalFrame.css.ts';

/** Maximum length of a name, the same as in the header. */
const NAME_LENGTH = 12;

const LateToday = deferred(async () => (await loadTodayChunk()).TodayLine);

export interface PersonalFrameProps {
  /** The current page, to be marked in the menu. */
  readonly current: PersonalPage;
  /** The page's heading. */
  readonly title: string;
  /** Actions beside the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The personal area: the student and the menu on the left, one page beside them. On a phone the menu is a
 * separate page.
 */
export function PersonalFrame({ current, title, actions, children }: PersonalFrameProps) {
  const texts = useTexts(personalTexts);
  const { granted } = useSnapshot(personal);
  const mustStay = useSnapshot(user).student?.mustChangePassword === true;
  const instead = mustStay ? undefined : redirectFrom(current, granted);

  useEffect(() => {
    if (instead !== undefined) navigate(instead, { replace: true });
  }, [instead]);

  return (
    <Page>
      <div className={css.layout}>
        <aside className={css.sidebar}>
          <PersonalMenu current={current} />
        </aside>
        <div className={css.main}>
          <div className={css.backLink}>
            <Breadcrumb steps={[{ label: texts.myAccount, href: '#/personal' }, { label: title }]} />
          </div>
          <header className={css.head}>
            <h1 className={css.title}>{title}</h1>
            {actions}
          </header>
          {children}
        </div>
      </div>
    </Page>
  );
}

/** The avatar card, what is left for today, and the menu. */
export function PersonalMenu({ current }: { readonly current?: PersonalPage }) {
  const texts = useTexts(personalTexts);
  const { student } = useSnapshot(user);
  const { userId, schoolId } = useSnapshot(session);
  const { isPending } = useSnapshot(personal);
  const { current: school } = useSnapshot(shell);

  useEffect(() => void loadGrants({ userId, schoolId }), [userId, schoolId]);

  return (
    <>
      <Inline gap="x3" isOneLine>
        <Avatar name={student?.name ?? '?'} src={student?.avatar ?? ''} size={56} />
        <div className={css.text}>
          <p className={css.name}>{cutText(student?.name ?? '\u00a0', NAME_LENGTH)}</p>
          <p className={css.meta}>
            {student?.isMember === true && <Tag tone="accent">{texts.member}</Tag>}
            {school.services.hasPoints && student !== undefined
              ? texts.points(formatNumber(student.points), school.pointName)
              : (student?.mobile ?? '\u00a0')}
          </p>
        </div>
      </Inline>
      <div className={css.today}>
        <LateToday />
      </div>
      <nav
        className={current === undefined ? css.sections : undefined}
        aria-label={texts.menu}
        aria-busy={isPending}
      >
        <Sections current={current} />
      </nav>
    </>
  );
}

/** The entries of the menu; memoised, because they do not depend on the student's data above them. */
const Sections = memo(function Sections({ current }: { readonly current: PersonalPage | undefined }) {
  const texts = useTexts(personalTexts);
  const { granted } = useSnapshot(personal);
  const { shownItems } = useSnapshot(shell).current.services;
  return grantedMenu(granted, shownItems).map(({ id, entries }) => (
    <div key={id} className={css.section}>
      <h2 className={css.sectionName}>{texts.sections[id]}</h2>
      <ul className={css.entries}>
        {entries.map(({ page, href, icon: Icon }) => (
          <li key={page}>
            <Link
              className={css.entry}
              href={href}
              {...(page === current && { 'aria-current': 'page' as const })}
            >
              <Icon size={20} /> {texts.pages[page]}
              <ChevronRightIcon className={css.chevron} size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
});
