import { useMemo, useState } from 'react';
import { useLocale, type Locale } from '../locale/index.ts';
import type { TableColumn, TableSort } from './columns.ts';

/**
 * Sorts rows by a column: numbers by value, texts by the locale's collation with numbers inside compared by
 * value. The sort is stable; rows without a value come last in both directions.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: TableSort | null,
  locale: Locale,
): readonly Row[] {
  const valueOf = columns.find(({ id }) => id === sort?.columnId)?.sortBy;
  if (sort === null || valueOf === undefined) return rows;
  const collator = new Intl.Collator(locale === 'zh' ? 'zh-CN' : 'en', { numeric: true });
  const way = sort.direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .toSorted((one, other) => {
      const [a, b] = [one.value, other.value];
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      const order =
        typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
      return way * order;
    })
    .map(({ row }) => row);
}

/** Returns the next sort order after a press on a column's header: ascending, descending, then the original order. */
export function nextSort(sort: TableSort | null, columnId: string): TableSort | null {
  if (sort?.columnId !== columnId) return { columnId, direction: 'ascending' };
  return sort.direction === 'ascending' ? { columnId, direction: 'descending' } : null;
}

export interface SortProps {
  /** Sort order controlled by the parent, which then passes sorted rows. @defaultValue the table sorts by itself */
  sort?: TableSort | null | undefined;
  /** Called with the requested sort order; `null` for the original order. */
  onSort?: ((sort: TableSort | null) => void) | undefined;
}

interface Sorted<Row> {
  shown: readonly Row[];
  sort: TableSort | null;
  press: (columnId: string) => void;
}

/** Manages the sort order, or follows the parent's. */
export function useSort<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  { sort, onSort }: SortProps,
): Sorted<Row> {
  const locale = useLocale();
  const [own, setOwn] = useState<TableSort | null>(null);
  const current = sort === undefined ? own : sort;
  const isOwn = sort === undefined;
  const shown = useMemo(
    () => (isOwn ? sortRows(rows, columns, own, locale) : rows),
    [isOwn, rows, columns, own, locale],
  );
  const press = (columnId: string) => {
    const next = nextSort(current, columnId);
    setOwn(next);
    onSort?.(next);
  };
  return { shown, sort: current, press };
}
