import { EmptyState, type EmptyStateProps } from '@lectern/ui/EmptyState';
import { Pagination, type PaginationProps } from '@lectern/ui/Pagination';
import { Fragment, type ReactNode, useEffect } from 'react';
import { navigate } from '../../routes/hashLocation.ts';
import * as css from './ListStates.css.ts';
import { RetryButton } from '../RetryButton.tsx';

export interface ListStatesProps {
  /** `missing` if the server answered that the list does not exist. */
  readonly status: 'idle' | 'loading' | 'ready' | 'missing' | 'failed';
  /** Whether there are no rows: none yet while loading, none at all once ready. */
  readonly isEmpty: boolean;
  /**
   * The illustration for a failed load.
   * @defaultValue that of {@link EmptyState}
   */
  readonly type?: NonNullable<EmptyStateProps['type']>;
  /** The message that loading failed. */
  readonly failed: string;
  readonly onRetry: () => void;
  /** The pagination of a list whose address holds the current page. */
  readonly pages?: Pick<PaginationProps, 'page' | 'pageCount' | 'onChange'> &
    Required<Pick<PaginationProps, 'hrefOf'>>;
  /** Shown while the rows are loading. */
  readonly skeleton: ReactNode;
  /** Shown if there are no rows. */
  readonly nothing: ReactNode;
  /** The rows; the previous ones stay while others are loading. */
  readonly children: ReactNode;
}

/**
 * Shows a list in any loading state, with its pagination. A page beyond the last, whose rows may just have been
 * removed, redirects to the last.
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
    // Separate elements: if React turned the skeleton's elements into rows, a layout shift would be visible.
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
