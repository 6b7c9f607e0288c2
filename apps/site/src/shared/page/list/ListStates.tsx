import { EmptyState, type EmptyStateProps } from '@lectern/ui/EmptyState';
import { Pagination, type PaginationProps } from '@lectern/ui/Pagination';
import { Fragment, memo, type ReactNode, useEffect } from 'react';
import { navigate } from '../../routes/hashLocation.ts';
import * as css from './ListStates.css.ts';
import { RetryButton } from '../RetryButton.tsx';
import { useIsKnownEmpty } from './useIsKnownEmpty.ts';

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
  /** Shown if there are no rows; it stays while the list is loaded again, for example with another filter. */
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
  const isKnownEmpty = useIsKnownEmpty(status, isEmpty && lastHref === undefined);

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
    return isKnownEmpty ? (
      <Kept isKept={status === 'loading'}>{nothing}</Kept>
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

interface KeptProps {
  readonly isKept: boolean;
  readonly children: ReactNode;
}

/** Keeps what it shows: the message of a filter that was empty is not true of the next one. */
const Kept = memo(
  ({ children }: KeptProps) => children,
  (_shown, { isKept }) => isKept,
);
