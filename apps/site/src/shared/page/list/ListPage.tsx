import type { BreadcrumbStep } from '@lectern/ui/Breadcrumb';
import { Skeleton } from '@lectern/ui/Skeleton';
import { type ReactElement, type ReactNode, useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { session } from '../../session/session.store.ts';
import { Lead } from '../Lead.tsx';
import * as css from './ListPage.css.ts';
import { ListStates, type ListStatesProps } from './ListStates.tsx';
import { Page } from '../Page.tsx';
import { SitePath } from '../SitePath.tsx';

interface Paged {
  readonly page: number;
}

export interface ListPageProps<Row extends object, Filter extends Paged = Paged> extends Pick<
  ListStatesProps,
  'status' | 'type' | 'failed' | 'nothing'
> {
  /** The page's heading; left out where the list stands in the frame of an area. */
  readonly title?: string;
  /** Where the reader is, between the home page and the title. */
  readonly steps?: readonly BreadcrumbStep[];
  /** Beside the heading. */
  readonly actions?: ReactNode;
  /** Below the heading: what the list is for. */
  readonly lead?: string;
  /** Asks for what the address says: at first, when the address or who asks is another one, and to retry. */
  readonly load: () => void;
  /** What is here by now. */
  readonly rows: readonly Row[];
  /** What the address says, and how it is written for another page; left out where all rows stand on one. */
  readonly pages?: {
    readonly filter: Filter;
    readonly hrefOf: (filter: Filter) => string;
    readonly total: number;
    readonly perPage: number;
  };
  /** What narrows the list. */
  readonly tools?: ReactNode;
  /** The tools are not all known yet, and the rows wait for them: what stands above would push them away. @defaultValue false */
  readonly waits?: boolean;
  /** Nothing narrows it: with no rows at all there is nothing to narrow either, and no tools. @defaultValue false */
  readonly isWhole?: boolean;
  /** Of the list and of the boxes that hold its place. @defaultValue cards, one under the other */
  readonly className?: string;
  /** Of each row. */
  readonly rowClassName?: string;
  /** The name of the list, where its page's heading is not enough. */
  readonly label?: string;
  /** @defaultValue its `id` */
  readonly keyOf?: (row: Row, place: number) => string;
  /** Stands in for rows on their way: so many boxes of a height, or what looks as they will. */
  readonly skeleton: readonly [count: number, height: string] | ReactElement;
  /** A row, or what draws all of them in a list of its own. */
  readonly children: ((row: Row) => ReactNode) | ReactElement;
}

/** A list whose address says what it shows: its tools, its rows and its pages, in whatever state they are. */
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
  isWhole = false,
  className = css.cards,
  rowClassName,
  label,
  keyOf = ({ id }: Row & { readonly id?: string }) => id ?? '',
  skeleton,
  children,
  ...rest
}: ListPageProps<Row, Filter>) {
  const search = useSearch();
  const { token, schoolId } = useSnapshot(session);
  const handleChange = useEffectEvent(load);
  useEffect(() => handleChange(), [search, token, schoolId]);

  const rows = waits ? [] : known;
  const states = waits ? { ...rest, status: 'loading' as const } : rest;
  const isEmpty = rows.length === 0;
  const keys = distinct(rows.map(keyOf));
  const list = (
    <>
      {!(isWhole && isEmpty && states.status === 'ready') && tools}
      <ListStates
        // Tools that come late push what stands in for the rows out of its place; what is new has not moved.
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
            {rows.map((row, place) => (
              <li key={keys[place]} className={rowClassName}>
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

/** Makes names distinct that come twice: rows of one name would stay on the page when they are gone. */
function distinct(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return count === 0 ? name : `${name} ${count}`;
  });
}

/** Holds the place of rows on their way. */
function Boxes({
  className,
  boxes: [count, height],
}: {
  readonly className: string;
  readonly boxes: readonly [count: number, height: string];
}) {
  return (
    <div className={className} aria-busy>
      {Array.from({ length: count }, (_, place) => (
        <Skeleton key={place} shape="box" height={height} />
      ))}
    </div>
  );
}
