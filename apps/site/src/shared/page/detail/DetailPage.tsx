import type { BreadcrumbStep } from '@lectern/ui/Breadcrumb';
import { EmptyState, type EmptyStateProps } from '@lectern/ui/EmptyState';
import { Skeleton } from '@lectern/ui/Skeleton';
import type { ReactElement, ReactNode } from 'react';
import type { LoadStatus } from '../../loadable.ts';
import { DetailWaiting } from './DetailWaiting.tsx';
import { EmptyWithLink, type EmptyWithLinkProps } from '../list/EmptyWithLink.tsx';
import { Page } from '../Page.tsx';
import { RetryButton } from '../RetryButton.tsx';
import { SitePath } from '../SitePath.tsx';
import { useTitle } from '../useTitle.ts';

export interface DetailStatesProps<Value> extends Pick<EmptyStateProps, 'type' | 'level'> {
  readonly status: LoadStatus;
  /** The value to show; undefined while it is loading, or while another one is loaded. */
  readonly value: Value | undefined;
  /** Texts for a value that does not exist, with or without a link; left out where it always exists. */
  readonly missing?:
    | Pick<EmptyStateProps, 'title' | 'description'>
    | Pick<EmptyWithLinkProps, 'title' | 'description' | 'href' | 'label' | 'isPrimary'>;
  /** The message that loading failed. */
  readonly failed: string;
  /** What to do about the failure. */
  readonly failedHelp?: string;
  readonly onRetry: () => void;
  /**
   * Whether a shown value stays after a failed reload.
   * @defaultValue false
   */
  readonly stays?: boolean;
  /** Loading state: the height of a box, or a skeleton. */
  readonly skeleton: string | ReactElement;
  readonly children: (value: Value) => ReactNode;
}

/** Shows one value in any loading state. */
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
  if (status === 'missing' && missing !== undefined)
    return 'href' in missing ? (
      <EmptyWithLink {...look} {...missing} />
    ) : (
      <EmptyState {...look} {...missing} />
    );
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
  /** The breadcrumb, from the home page to the item itself; left out where the item renders the page's frame. */
  readonly steps?: readonly BreadcrumbStep[];
  /** The item's name: the last breadcrumb step and the document's title; not shown if the item is missing. */
  readonly name?: string | undefined;
  /** @defaultValue that of a detail page */
  readonly skeleton?: ReactElement;
}

/** A detail page: breadcrumb, and the item, that it is missing, or that loading failed. */
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
