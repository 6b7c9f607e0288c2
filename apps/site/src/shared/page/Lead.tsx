import type { ReactNode } from 'react';
import * as css from './Lead.css.ts';

/** A sentence or two below a page's heading about its purpose. */
export function Lead({ children }: { readonly children: ReactNode }) {
  return <p className={css.lead}>{children}</p>;
}
