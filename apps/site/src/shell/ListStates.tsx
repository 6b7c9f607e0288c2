import { EmptyState, type EmptyStateProps } from '@lectern/ui/EmptyState';
import { Fragment, type ReactNode } from 'react';
import { RetryButton } from './RetryButton.tsx';

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
  /** Stands in for rows on their way. */
  readonly skeleton: ReactNode;
  /** Stands where there are none. */
  readonly nothing: ReactNode;
  /** The rows; those of before stay while others are on their way. */
  readonly children: ReactNode;
}

/** Shows a list in whatever state it is. */
export function ListStates({ status, isEmpty, type, failed, onRetry, skeleton, nothing, children }: ListStatesProps) {
  if (status === 'failed') {
    return <EmptyState {...(type !== undefined && { type })} title={failed} action={<RetryButton onClick={onRetry} />} />;
  }
  if (status === 'missing') return nothing;
  if (!isEmpty) return children;
  // Never the skeleton's own elements grown into rows, which would be seen to jump.
  return status === 'ready' ? nothing : <Fragment key="waiting">{skeleton}</Fragment>;
}
