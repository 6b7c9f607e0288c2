import type { BreadcrumbStep } from '@lectern/ui/Breadcrumb';
import { Skeleton } from '@lectern/ui/Skeleton';
import type { ReactElement, ReactNode } from 'react';
import { useSearch } from 'wouter';
import { Lead } from '../Lead.tsx';
import * as css from './ListPage.css.ts';
import { ListStates, type ListStatesProps } from './ListStates.tsx';
import { Page } from '../Page.tsx';
import { SitePath } from '../SitePath.tsx';
import { useIsKnownEmpty } from './useIsKnownEmpty.ts';
import { useLoad } from '../useLoad.ts';

interface Paged {
  readonly page: number;
}

export interface ListPageProps<Row extends object, Filter extends Paged = Paged> extends Pick<
  ListStatesProps,
  'status' | 'type' | 'failed' | 'nothing'
> {
  /** The page's heading; left out where the list is part of an area with its own frame. */
  readonly title?: string;
  /** Breadcrumb steps between the home page and the title. */
  readonly steps?: readonly BreadcrumbStep[];
  /** Actions beside the heading. */
  readonly actions?: ReactNode;
  /** Text below the heading: what the list is for. */
  readonly lead?: string;
  /** Requests what the address names; called at first, when the address or the user changes, and to retry. */
  readonly load: () => void;
  /** The rows loaded so far. */
  readonly rows: readonly Row[];
  /** The current page, and how the address of another page is written; left out where all rows are on one page. */
  readonly pages?: {
    readonly filter: Filter;
    readonly hrefOf: (filter: Filter) => string;
    readonly total: number;
    readonly perPage: number;
  };
  /** The filters of the list. */
  readonly tools?: ReactNode;
  /**
   * Whether some tools are still loading; the rows wait for them, to avoid a layout shift.
   * @defaultValue false
   */
  readonly waits?: boolean;
  /**
   * Whether no filter is active: an empty list then hides the tools as well.
   * @defaultValue false
   */
  readonly isUnfiltered?: boolean;
  /**
   * Class of the list and of its skeleton.
   * @defaultValue cards, one below the other
   */
  readonly className?: string;
  /** Class of each row. */
  readonly rowClassName?: string;
  /** The accessible name of the list, where the page's heading is not enough. */
  readonly label?: string;
  /**
   * Returns the React key of a row.
   * @defaultValue its `id`
   */
  readonly keyOf?: (row: Row, index: number) => string;
  /** Loading state: a number of boxes and their height, or a skeleton. */
  readonly skeleton: readonly [count: number, height: string] | ReactElement;
  /** Renders a row, or is the element that renders all of them in a list of its own. */
  readonly children: ((row: Row) => ReactNode) | ReactElement;
}

/** A list whose address holds its state: filters, rows and pages, in any loading state. */
export function ListPage<Row extends object, Filter extends Paged>({
  title,
  steps = [],
  actions,
  lead,
  load,
  rows: known,
  pages,
  tools,
  waits = false,
  isUnfiltered = false,
  className = css.cards,
  rowClassName,
  label,
  keyOf = ({ id }: Row & { readonly id?: string }) => id ?? '',
  skeleton,
  children,
  ...rest
}: ListPageProps<Row, Filter>) {
  const search = useSearch();
  useLoad(load, search);

  const rows = waits ? [] : known;
  const states = waits ? { ...rest, status: 'loading' as const } : rest;
  const isEmpty = rows.length === 0;
  const isKnownEmpty = useIsKnownEmpty(states.status, isEmpty);
  const keys = distinct(rows.map(keyOf));
  const list = (
    <>
      {!(isUnfiltered && isKnownEmpty) && tools}
      <ListStates
        // Tools that arrive late would shift the skeleton below them; a new key remounts it, and browsers count
        // no shift for new elements.
        key={String(Boolean(tools) && !waits)}
        {...states}
        isEmpty={isEmpty}
        {...(pages !== undefined && {
          pages: {
            page: pages.filter.page,
            pageCount: Math.ceil(pages.total / pages.perPage),
            hrefOf: (page) => pages.hrefOf({ ...pages.filter, page }),
          },
        })}
        onRetry={load}
        skeleton={'length' in skeleton ? <Boxes className={className} boxes={skeleton} /> : skeleton}
      >
        {typeof children !== 'function' ? (
          children
        ) : (
          <ul className={className} aria-label={label} aria-busy={states.status === 'loading'}>
            {rows.map((row, index) => (
              <li key={keys[index]} className={rowClassName}>
                {children(row)}
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </>
  );
  if (title === undefined) return list;
  return (
    <Page title={title} breadcrumb={<SitePath steps={[...steps, { label: title }]} />} actions={actions}>
      {lead !== undefined && <Lead>{lead}</Lead>}
      {list}
    </Page>
  );
}

/** Makes duplicate keys unique: React would keep rows with duplicate keys on the page after they are removed. */
function distinct(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return count === 0 ? name : `${name} ${count}`;
  });
}

/** The skeleton of rows that are loading. */
function Boxes({
  className,
  boxes: [count, height],
}: {
  readonly className: string;
  readonly boxes: readonly [count: number, height: string];
}) {
  return (
    <div className={className} aria-busy>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape="box" height={height} />
      ))}
    </div>
  );
}
