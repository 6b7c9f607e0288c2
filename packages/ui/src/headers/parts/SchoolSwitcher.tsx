import { ChevronDownIcon } from '../../icon/index.ts';
import { isPlainClick, Link } from '../../link/index.ts';
import { useTexts } from '../../locale/index.ts';
import { headerTexts } from '../headers.texts.ts';
import type { HeaderSchools } from '../types.ts';
import { Disclosure } from './Disclosure.tsx';
import * as css from './parts.css.ts';

/** At most 16 schools are listed; the rest stand on their own page (specification 9). */
const listLength = 16;

/** The links of the switcher, for its panel and for the drawer. */
export function SchoolLinks({ schools }: { schools: HeaderSchools }) {
  const texts = useTexts(headerTexts);
  return (
    <ul className={css.schoolList}>
      {schools.list.slice(0, listLength).map((school) => (
        <li key={school.id}>
          <Link
            className={css.entry}
            href={school.href}
            aria-current={school.id === schools.currentId ? 'true' : undefined}
            onClick={(event) => isPlainClick(event) && schools.onSelect?.(school, event)}
            dir="auto"
          >
            {school.name}
          </Link>
        </li>
      ))}
      {schools.list.length > listLength && (
        <li>
          <Link className={css.entryMore} href={schools.allHref ?? '#/home/choice'}>
            {texts.moreSchools}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** Switches between branches; there only if there is more than one school (specification 2.2). */
export function SchoolSwitcher({ schools }: { schools: HeaderSchools | null | undefined }) {
  const texts = useTexts(headerTexts);
  if (!schools || schools.list.length < 2) return null;
  const current = schools.list.find((school) => school.id === schools.currentId);
  return (
    <Disclosure
      className={css.desktopOnly}
      buttonClassName={css.switcher}
      panelClassName={schools.list.length > 8 ? css.twoColumns : ''}
      label={current ? `${texts.schools}: ${current.name ?? ''}` : texts.schools}
      trigger={
        <>
          <span className={css.switcherName} dir="auto">
            {current?.name ?? texts.schools}
          </span>
          <ChevronDownIcon className={css.chevron} />
        </>
      }
    >
      <SchoolLinks schools={schools} />
    </Disclosure>
  );
}
