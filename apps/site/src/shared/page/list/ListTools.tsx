import { Inline } from '@lectern/ui/layout';
import type { ReactNode } from 'react';
import * as css from './ListTools.css.ts';

export interface ListToolsProps {
  /** The filters of the list; chips scroll on a phone instead of widening the page. */
  readonly filter: ReactNode;
  /** Other tools of the list, mostly a search. */
  readonly children?: ReactNode;
}

/** The row above a list; on a phone the filters have a line of their own. */
export function ListTools({ filter, children }: ListToolsProps) {
  return (
    <Inline below="x4" gap="x3" justify="space-between">
      <div className={css.filter}>{filter}</div>
      {children}
    </Inline>
  );
}
