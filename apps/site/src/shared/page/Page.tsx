import type { ReactNode } from 'react';
import * as css from './Page.css.ts';

export interface PageProps {
  /** The page's heading; left out where the page brings its own `h1`. */
  readonly title?: ReactNode;
  /** Above the heading: where the reader is. */
  readonly breadcrumb?: ReactNode;
  /** Beside the heading. */
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
