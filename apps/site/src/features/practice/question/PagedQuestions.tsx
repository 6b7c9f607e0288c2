import { Pagination } from '@lectern/ui/Pagination';
import type { ReactNode } from 'react';
import * as css from './questionList.css.ts';

export interface PagedQuestionsProps {
  /** Another page is on its way: this one steps back and cannot be pressed for it by mistake. */
  readonly isBusy: boolean;
  /** Page in view, from 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Address of a page. */
  readonly hrefOf: (page: number) => string;
  /** The questions in view. */
  readonly children: ReactNode;
}

/** Questions one below the other, with the way to their other pages. */
export function PagedQuestions({ isBusy, page, pageCount, hrefOf, children }: PagedQuestionsProps) {
  return (
    <>
      <div className={css.list} aria-busy={isBusy} inert={isBusy}>
        {children}
      </div>
      <div className={css.pages}>
        <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} onChange={() => scrollTo({ top: 0 })} />
      </div>
    </>
  );
}
