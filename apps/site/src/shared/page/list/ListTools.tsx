import { Inline } from '@lectern/ui/layout';
import type { ReactNode } from 'react';
import * as css from './ListTools.css.ts';

export interface ListToolsProps {
  /** What narrows the list; chips slide on a phone instead of widening the page. */
  readonly filter: ReactNode;
  /** What else is done with the list, mostly a search. */
  readonly children?: ReactNode;
}

/** The row above a list; on a phone what narrows it has a line of its own. */
export function ListTools({ filter, children }: ListToolsProps) {
  return (
    <Inline below="x4" gap="x3" justify="space-between">
      <div className={css.filter}>{filter}</div>
      {children}
    </Inline>
  );
}
