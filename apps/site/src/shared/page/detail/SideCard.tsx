import type { ReactNode } from 'react';
import * as css from './detailPage.css.ts';

export interface SideCardProps {
  /** The address of its picture; empty for none. */
  readonly cover: string;
  readonly children: ReactNode;
}

/** The card beside the page of one thing on offer: what it costs and what is to be done; stays in view on desktop. */
export function SideCard({ cover, children }: SideCardProps) {
  return (
    <div className={css.card}>
      <div className={css.cover}>
        {cover !== '' && (
          <img className={css.picture} src={cover} alt="" width={640} height={360} fetchPriority="high" />
        )}
      </div>
      <div className={css.body}>{children}</div>
    </div>
  );
}
