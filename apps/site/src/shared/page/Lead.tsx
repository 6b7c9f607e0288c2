import type { ReactNode } from 'react';
import * as css from './Lead.css.ts';

/** Below the heading of a page: what it is for, in a sentence or two. */
export function Lead({ children }: { readonly children: ReactNode }) {
  return <p className={css.lead}>{children}</p>;
}
