import { isPlainClick, Link } from '../../link/index.ts';
import { useTexts } from '../../locale/index.ts';
import { panelTexts } from '../panels.texts.ts';
import type { HeaderSchools } from '../types.ts';
import * as disclosure from './Disclosure.css.ts';
import * as switcher from './SchoolSwitcher.css.ts';

/** Maximum number of schools listed; the rest are on a page of their own. */
const listLength = 16;

/** Links to the schools, for the switcher's panel and for the drawer. */
export function SchoolLinks({ schools }: { schools: HeaderSchools }) {
  const texts = useTexts(panelTexts);
  return (
    <ul className={switcher.schoolList}>
      {schools.list.slice(0, listLength).map((school) => (
        <li key={school.id}>
          <Link
            className={disclosure.entry}
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
          <Link className={disclosure.entryMore} href={schools.allHref ?? '#/home/choice'}>
            {texts.moreSchools}
          </Link>
        </li>
      )}
    </ul>
  );
}
