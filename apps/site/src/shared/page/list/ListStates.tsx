import { EmptyState, type EmptyStateProps } from '@lectern/ui/EmptyState';
import { Pagination, type PaginationProps } from '@lectern/ui/Pagination';
import { Fragment, type ReactNode, useEffect } from 'react';
import { navigate } from '../../routes/hashLocation.ts';
import * as css from './ListStates.css.ts';
import { RetryButton } from '../RetryButton.tsx';

export interface ListStatesProps {
  /** `missing` where the server says that there is no such list. */
  readonly status: 'idle' | 'loading' | 'ready' | 'missing' | 'failed';
  /** No rows are here: none yet while it loads, none at all once it is ready. */
  readonly isEmpty: boolean;
  /** The picture of a list that could not be read. @defaultValue that of {@link EmptyState} */
  readonly type?: NonNullable<EmptyStateProps['type']>;
  /** Says that it could not be read. */
  readonly failed: string;
  readonly onRetry: () => void;
  /** The pages of a list whose address keeps which one is shown. */
  readonly pages?: Pick<PaginationProps, 'page' | 'pageCount' | 'onChange'> &
    Required<Pick<PaginationProps, 'hrefOf'>>;
  /** Stands in for rows on their way. */
  readonly skeleton: ReactNode;
  /** Stands where there are none. */
  readonly nothing: ReactNode;
  /** The rows; those of before stay while others are on their way. */
  readonly children: ReactNode;
}

/**
 * Shows a list in whatever state it is, and its pages. A page beyond the last, whose rows may just have been
 * removed, leads to the last.
 */
export function ListStates({
  status,
  isEmpty,
  type,
  failed,
  onRetry,
  pages,
  skeleton,
  nothing,
  children,
}: ListStatesProps) {
  const lastHref =
    pages !== undefined &&
    status === 'ready' &&
    isEmpty &&
    pages.pageCount > 0 &&
    pages.page > pages.pageCount
      ? pages.hrefOf(pages.pageCount)
      : undefined;
  useEffect(() => {
    if (lastHref !== undefined) navigate(lastHref.slice(1), { replace: true });
  }, [lastHref]);

  if (status === 'failed') {
    return (
      <EmptyState
        {...(type !== undefined && { type })}
        title={failed}
        action={<RetryButton onClick={onRetry} />}
      />
    );
  }
  if (status === 'missing') return nothing;
  if (isEmpty) {
    // Never the skeleton's own elements grown into rows, which would be seen to jump.
    return status === 'ready' && lastHref === undefined ? (
      nothing
    ) : (
      <Fragment key="waiting">{skeleton}</Fragment>
    );
  }
  return (
    <>
      {children}
      {pages !== undefined && pages.pageCount > 1 && (
        <div className={css.pages}>
          <Pagination {...pages} />
        </div>
      )}
    </>
  );
}
