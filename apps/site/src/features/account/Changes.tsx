import { Heading } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import type { ReactNode } from 'react';
import { EmptyWithLink } from '../../shared/page/list/EmptyWithLink.tsx';
import { ListFilter } from '../../shared/page/list/ListFilter.tsx';
import { ListPage, type ListPageProps } from '../../shared/page/list/ListPage.tsx';
import { ListTools } from '../../shared/page/list/ListTools.tsx';
import { CHANGES_PER_PAGE, type ChangesFilter, type Direction, directions } from './changes.ts';
import { changesTexts } from './changes.texts.ts';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import * as css from './score.css.ts';

export interface ChangesProps<Entry extends object> extends Pick<
  ListPageProps<Entry>,
  'status' | 'load' | 'rows' | 'children'
> {
  readonly filter: ChangesFilter;
  readonly hrefOf: (filter: ChangesFilter) => string;
  readonly names: Readonly<Record<Direction, string>>;
  readonly total: number;
  /** Shown above the list; false while it is unknown, so that the list waits for it. */
  readonly above: ReactNode;
  /** Shown if there are no changes at all. */
  readonly nothing: ReactNode;
}

/** A list of changes of points or money, filtered by direction. */
export function Changes<Entry extends object>({
  filter,
  hrefOf,
  names,
  total,
  above,
  nothing,
  ...rest
}: ChangesProps<Entry>) {
  const texts = useTexts(changesTexts);
  const { direction } = filter;
  const waits = above === false;
  return (
    <ListPage
      {...rest}
      tools={
        !waits && (
          <>
            {above}
            <Heading above="x8" below="x4">
              {texts.list}
            </Heading>
            <ListTools
              filter={
                <ListFilter
                  label={texts.direction}
                  choices={directions}
                  names={names}
                  value={direction}
                  hrefOf={(one) => hrefOf({ direction: one, page: 1 })}
                />
              }
            />
          </>
        )
      }
      waits={waits}
      pages={{ filter, total, perPage: CHANGES_PER_PAGE, hrefOf }}
      className={css.list}
      rowClassName={css.entry}
      label={texts.list}
      failed={texts.failed}
      skeleton={<RowsSkeleton />}
      nothing={
        direction === undefined ? (
          nothing
        ) : (
          <EmptyWithLink
            title={texts.emptyOf(names[direction])}
            href={hrefOf({ direction: undefined, page: 1 })}
            label={texts.showAll}
          />
        )
      }
    />
  );
}
