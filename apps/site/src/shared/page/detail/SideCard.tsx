import type { ReactNode } from 'react';
import * as css from './detailPage.css.ts';

export interface SideCardProps {
  /** Address of the picture; empty for none. */
  readonly cover: string;
  readonly children: ReactNode;
}

/** The card beside the details of an offer, with its price and actions; sticky on desktop. */
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
