import type { ReactNode } from 'react';
import * as css from './Facts.css.ts';

/** What there is to know of something, in a row: each {@link Fact} as wide as its words. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className={css.facts}>{children}</dl>;
}

export interface FactProps {
  /** What it tells. */
  readonly what: string;
  readonly children: string;
}

/** One thing to know, inside {@link Facts}. */
export function Fact({ what, children }: FactProps) {
  return (
    <div className={css.fact}>
      <dt className={css.what}>{what}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}
