import { Suspense } from 'react';
import { ChevronDownIcon } from '../../icon/index.ts';
import { retriedLazy } from '../../lazy/index.ts';
import { useTexts } from '../../locale/index.ts';
import { headerTexts } from '../headers.texts.ts';
import type { HeaderSchools } from '../types.ts';
import { Disclosure } from './Disclosure.tsx';
import * as parts from './parts.css.ts';
import * as css from './SchoolSwitcher.css.ts';

// Rendered only while the panel is open, so its code is loaded then.
const SchoolLinks = retriedLazy(async () => (await import('./SchoolLinks.tsx')).SchoolLinks);

/** Switches between a school's branches; rendered only if there is more than one. */
export function SchoolSwitcher({ schools }: { schools: HeaderSchools | null | undefined }) {
  const texts = useTexts(headerTexts);
  if (!schools || schools.list.length < 2) return null;
  const current = schools.list.find((school) => school.id === schools.currentId);
  return (
    <Disclosure
      className={parts.desktopOnly}
      buttonClassName={css.switcher}
      panelClassName={schools.list.length > 8 ? css.twoColumns : ''}
      label={current ? `${texts.schools}: ${current.name ?? ''}` : texts.schools}
      trigger={
        <>
          <span className={css.switcherName} dir="auto">
            {current?.name ?? texts.schools}
          </span>
          <ChevronDownIcon className={parts.chevron} />
        </>
      }
    >
      <Suspense fallback={<span className={parts.panelPlaceholder} />}>
        <SchoolLinks schools={schools} />
      </Suspense>
    </Disclosure>
  );
}
