import type { ReactNode } from 'react';
import * as css from './OutsideLink.css.ts';

/** A link to another site, which opens in a new window. */
export function OutsideLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a className={css.outsideLink} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
