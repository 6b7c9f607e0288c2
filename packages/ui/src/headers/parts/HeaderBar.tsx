import type { ReactNode } from 'react';
import type { HeaderProps } from '../types.ts';
import { Brand } from './Brand.tsx';
import { DrawerButton } from './DrawerButton.tsx';
import * as css from './parts.css.ts';
import { SchoolSwitcher } from './SchoolSwitcher.tsx';
import { StudentArea } from './student/StudentArea.tsx';

/**
 * The bar that all templates share: logo and school switcher at the start, the student's area at the end.
 * Templates differ in what is between them.
 */
export function HeaderBar({
  header,
  className = '',
  children,
}: {
  header: HeaderProps;
  className?: string;
  children: ReactNode;
}) {
  return (
    <header ref={header.ref} className={`${css.bar} ${className}`}>
      <div className={css.line}>
        <Brand brand={header.brand} />
        <SchoolSwitcher schools={header.schools} />
        {children}
        <StudentArea {...header} />
        <DrawerButton {...header} />
      </div>
    </header>
  );
}
