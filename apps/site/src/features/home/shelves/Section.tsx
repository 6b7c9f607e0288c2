import type { ReactNode } from 'react';
import * as css from './section.css.ts';

export interface SectionProps {
  readonly title: string;
  /** Why it is shown, in one line. */
  readonly reason?: string | undefined;
  readonly more?: { readonly href: string; readonly text: string; readonly label?: string } | undefined;
  readonly children: ReactNode;
}

/** A section of the home page: heading, reason, and a link to more. */
export function Section({ title, reason, more, children }: SectionProps) {
  return (
    <section aria-label={title}>
      <div className={css.sectionHead}>
        <h2 className={css.sectionTitle}>{title}</h2>
        {reason && <p className={css.reason}>{reason}</p>}
        {more !== undefined && (
          <a className={css.moreLink} href={more.href} aria-label={more.label}>
            {more.text}
          </a>
        )}
      </div>
      {children}
    </section>
  );
}
