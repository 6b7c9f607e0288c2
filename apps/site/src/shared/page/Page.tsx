import type { ReactNode } from 'react';
import * as css from './Page.css.ts';

export interface PageProps {
  /** The page's heading; left out where the page renders its own `h1`. */
  readonly title?: ReactNode;
  /** The breadcrumb, above the heading. */
  readonly breadcrumb?: ReactNode;
  /** Actions beside the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of an ordinary page: container, gutters, breadcrumb and heading. */
export function Page({ title, breadcrumb, actions, children }: PageProps) {
  return (
    <div className={css.page}>
      {breadcrumb}
      {title !== undefined && (
        <div className={css.head}>
          <h1 className={css.title}>{title}</h1>
          {actions}
        </div>
      )}
      {children}
    </div>
  );
}
