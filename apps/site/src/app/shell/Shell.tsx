import { HeaderByTemplate } from '@lectern/ui/headers';
import { SkipLink, TabBar, type Tab } from '@lectern/ui/shell';
import { LocaleProvider } from '@lectern/ui/locale';
import { useEffect, type ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import { useLocation } from 'wouter';
import { LateDomainBanner, LateFooter, LateOutside, LateSideBar } from './parts.ts';
import { localeState, toggleLocale } from '../../shared/i18n/locale.store.ts';
import { currentAddress, navigate, useAddressValue } from '../../shared/routes/hashLocation.ts';
import { school } from '../../shared/school/school.store.ts';
import { session } from '../../shared/session/session.store.ts';
import { cartBadge } from '../../shared/student/cartBadge.ts';
import { footerInfo, headerProps, menuItems } from './headerProps.ts';
import { homeHref, ownHome } from '../../shared/school/ownHome.ts';
import { joinAddress } from '../../shared/session/joinAddress.ts';
import { openLogin, logOut } from '../../shared/session/login.ts';
import { chooseScheme } from './scheme.store.ts';
import { courseSearch, lateActions } from './courseSearch.ts';
import { PartBoundary } from '../../shared/deferred/PartBoundary.tsx';
import * as css from './Shell.css.ts';
import { shell } from '../../shared/school/shell.store.ts';
import { useIsDark } from './useIsDark.ts';
import { loadPrefetchedUser, user } from '../../shared/student/user.store.ts';

const TABS: readonly [prefix: string, tab: Tab][] = [
  ['/home', 'home'],
  ['/course', 'courses'],
  ['/lib', 'practice'],
  ['/personal', 'mine'],
];

export interface ShellProps {
  /** `focus` pages (lesson, practice, exam) have no menu, footer or tab bar. */
  readonly frame: 'full' | 'focus';
  readonly children: ReactNode;
}

/** Everything around a page: header, footer, banner and tab bar of the current school. */
export function Shell({ frame, children }: ShellProps) {
  const { locale } = useSnapshot(localeState);
  const { step } = useSnapshot(school);
  const { outside } = useSnapshot(shell).current;
  useEffect(() => {
    if (step === 'failed' || step === 'unknown')
      void lateActions().then(({ toastSchoolProblem }) => toastSchoolProblem(step, locale));
  }, [step, locale]);
  return (
    <LocaleProvider locale={locale}>
      <div className={css.shell}>
        <SkipLink />
        {frame === 'full' && top}
        {/* Without the header everything is higher: a new element, which browsers count as no shift. */}
        <main key={frame} id="main" className={css.main} tabIndex={-1} aria-busy={step === 'switching'}>
          {children}
        </main>
        {frame === 'full' && bottom}
        {outside !== undefined && (
          <PartBoundary>
            <LateOutside services={outside} />
          </PartBoundary>
        )}
      </div>
    </LocaleProvider>
  );
}

function Top() {
  const { current } = useSnapshot(shell);
  const { locale } = useSnapshot(localeState);
  const student = useSnapshot(user);
  const { token } = useSnapshot(session);
  const { count } = useSnapshot(cartBadge);
  const isDark = useIsDark();
  const [path] = useLocation();
  // What leads to the log-in leads back to this page, or to the school's home; a student is not shown it.
  const isVisitor = student.student === undefined;
  const address = useAddressValue(() =>
    isVisitor && !currentAddress().startsWith('/home/index') ? currentAddress() : '',
  );

  useEffect(loadPrefetchedUser, [token]);
  // The same condition as in the script that runs before the first paint (index.html).
  const isExpected = token !== '' && student.step !== 'failed';
  useEffect(() => {
    document.documentElement.dataset.session = isExpected ? 'user' : '';
  }, [isExpected]);

  const props = headerProps(current, student, { path, locale, cartCount: count });
  return (
    <>
      {current.domainWarning !== undefined && <LateDomainBanner message={current.domainWarning.message} />}
      <HeaderByTemplate
        {...props}
        templateId={current.isFesco ? 'FESCO' : current.headerTemplate}
        user={props.user && { ...props.user, onLogout: () => void logOut() }}
        admin={
          current.services.adminLogo === ''
            ? null
            : {
                logo: current.services.adminLogo,
                onOpen: () => void lateActions().then((late) => late.openAdminCentre()),
              }
        }
        search={courseSearch}
        schools={{
          list: current.schools.map(({ id, name, suffix, isDefault }) => ({
            id,
            name: name[locale],
            href: homeHref(suffix, isDefault),
          })),
          currentId: current.brand.schoolId,
          onSelect: (choice, event) => {
            event.preventDefault();
            // If the code that asks for confirmation cannot be loaded, the link is followed without it.
            lateActions()
              .then((late) => late.chooseSchool(choice))
              .catch(() => navigate(choice.href));
          },
        }}
        access={{
          loginHref: `#${joinAddress('login', address)}`,
          registerHref: `#${joinAddress('register', address)}`,
          onLogin: (event) => openLogin('login', event),
          onRegister: (event) => openLogin('register', event),
        }}
        preferences={{ onLocale: () => void toggleLocale(), isDark, onScheme: chooseScheme }}
      />
    </>
  );
}

function Bottom() {
  const { current } = useSnapshot(shell);
  const { locale } = useSnapshot(localeState);
  const [path] = useLocation();
  return (
    <>
      <PartBoundary>
        <LateFooter
          templateId={current.isFesco ? 'FESCO' : current.footer.templateId}
          info={current.footer.info && footerInfo(current.footer.info, locale)}
          menus={menuItems(current.footer.menus, locale, ownHome())}
        />
      </PartBoundary>
      {current.sideBar !== undefined && (
        <PartBoundary>
          <LateSideBar info={current.sideBar} />
        </PartBoundary>
      )}
      <TabBar
        current={TABS.find(([prefix]) => path.startsWith(prefix))?.[1]}
        hrefs={{ home: ownHome(), courses: '#/course/list', practice: '#/lib/subject', mine: '#/personal' }}
      />
    </>
  );
}

// Memoised elements: changes of the page between them do not re-render them.
const top = (
  <PartBoundary>
    <Top />
  </PartBoundary>
);
const bottom = <Bottom />;
