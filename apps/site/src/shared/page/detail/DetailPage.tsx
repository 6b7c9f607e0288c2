import type { BreadcrumbStep } from '@lectern/ui/Breadcrumb';
import { EmptyState, type EmptyStateProps } from '@lectern/ui/EmptyState';
import { Skeleton } from '@lectern/ui/Skeleton';
import type { ReactElement, ReactNode } from 'react';
import type { LoadStatus } from '../../loadable.ts';
import { DetailWaiting } from './DetailWaiting.tsx';
import { Page } from '../Page.tsx';
import { RetryButton } from '../RetryButton.tsx';
import { SitePath } from '../SitePath.tsx';
import { useTitle } from '../useTitle.ts';

export interface DetailStatesProps<Value> extends Pick<EmptyStateProps, 'type' | 'level'> {
  readonly status: LoadStatus;
  /** What is shown; undefined while it is not here yet, or another one is. */
  readonly value: Value | undefined;
  /** Says that there is no such thing, and leads on; left out where it is always there. */
  readonly missing?: Pick<EmptyStateProps, 'title' | 'description' | 'action'>;
  /** Says that it could not be read. */
  readonly failed: string;
  /** Says what to do about that. */
  readonly failedHelp?: string;
  readonly onRetry: () => void;
  /** What is shown stays although it could not be read anew. @defaultValue false */
  readonly stays?: boolean;
  /** Stands in for what is on its way: the height of a box, or what looks as it will. */
  readonly skeleton: string | ReactElement;
  readonly children: (value: Value) => ReactNode;
}

/** Shows one thing in whatever state it is. */
export function DetailStates<Value>({
  status,
  value,
  type,
  level,
  missing,
  failed,
  failedHelp,
  onRetry,
  stays = false,
  skeleton,
  children,
}: DetailStatesProps<Value>) {
  const look = { ...(type !== undefined && { type }), ...(level !== undefined && { level }) };
  if (stays && value !== undefined) return children(value);
  if (status === 'missing' && missing !== undefined) return <EmptyState {...look} {...missing} />;
  if (status === 'failed' || status === 'missing') {
    return (
      <EmptyState
        {...look}
        title={failed}
        {...(failedHelp !== undefined && { description: failedHelp })}
        action={<RetryButton onClick={onRetry} />}
      />
    );
  }
  if (value !== undefined) return children(value);
  return typeof skeleton !== 'string' ? (
    skeleton
  ) : (
    <div aria-busy>
      <Skeleton shape="box" height={skeleton} />
    </div>
  );
}

export interface DetailPageProps<Value> extends Omit<DetailStatesProps<Value>, 'level' | 'skeleton'> {
  /** Where the reader is, from the home page to the thing itself; left out where the thing brings the page's frame. */
  readonly steps?: readonly BreadcrumbStep[];
  /** What the thing is called, the last of the steps and in the title; it is not said of what is missing. */
  readonly name?: string | undefined;
  /** @defaultValue that of a page of one thing */
  readonly skeleton?: ReactElement;
}

/** The page of one thing: where the reader is, the thing, that it is missing, or that it could not be read. */
export function DetailPage<Value>({ steps, name, skeleton, ...states }: DetailPageProps<Value>) {
  const { status, value, stays = false } = states;
  const isOut = (status === 'missing' || status === 'failed') && !(stays && value !== undefined);
  useTitle(isOut ? undefined : name);
  const shown = <DetailStates {...states} level={1} skeleton={skeleton ?? <DetailWaiting />} />;
  if (steps === undefined) return isOut ? <Page>{shown}</Page> : shown;
  return (
    <Page breadcrumb={<SitePath steps={isOut ? steps : [...steps, { label: name ?? '…' }]} />}>{shown}</Page>
  );
}
