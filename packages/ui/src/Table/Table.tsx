import type { ReactNode, Ref } from 'react';
import { CheckAll, Checkbox } from '../fields/choices/Checkbox.tsx';
import { useTexts } from '../locale/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { choiceOf, type Choice, type ChoiceProps } from './choice.ts';
import type { TableColumn, TableSort } from './columns.ts';
import { SortButton } from './HeaderCell.tsx';
import { useSort, type SortProps } from './sort.ts';
import * as css from './Table.css.ts';
import { texts } from './texts.ts';
import { watchOverflow } from './watchOverflow.ts';

export interface TableProps<Row> extends SortProps, ChoiceProps<Row> {
  /** Ref to the `table` element. */
  ref?: Ref<HTMLTableElement> | undefined;
  /** Accessible name; not visible. */
  label: string;
  /** The columns, from first to last. Keep the array identical between renders, or each render sorts anew. */
  columns: readonly TableColumn<Row>[];
  /** The rows. */
  rows: readonly Row[];
  /** Returns a row's id, unique in the table. */
  rowId: (row: Row) => string;
  /**
   * Display on a phone: one card per row, or a table that scrolls horizontally with a shadow at the edge.
   * @defaultValue 'scroll'
   */
  phone?: 'cards' | 'scroll';
  /** Maximum height as a CSS length; the rows then scroll below a sticky header. @defaultValue as high as its rows */
  maxHeight?: string;
  /** Whether the first column stays in view while the others scroll. @defaultValue false */
  hasStickyColumn?: boolean;
  /** Returns whether a row is highlighted, for example the user's own. */
  isMarked?: (row: Row) => boolean;
  /**
   * Whether rows are being loaded: placeholders are shown if there are none, and existing rows stay.
   * @defaultValue false
   */
  isBusy?: boolean;
  /** Shown if there are no rows. @defaultValue a sentence */
  empty?: ReactNode;
}

/** Keys of the placeholder rows shown while there are none. */
const PLACEHOLDER_ROWS = ['1', '2', '3', '4'];

/** Explicit roles, since in Safari `display: block`, used for cards, removes the table's semantics. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
};

/**
 * A native table. For hundreds of rows, or for keyboard navigation by cell, use `DataGrid`; for content without
 * a comparison use a list.
 */
export function Table<Row>({
  ref,
  label,
  columns,
  rows,
  rowId,
  phone = 'scroll',
  maxHeight,
  hasStickyColumn = false,
  isMarked,
  isBusy = false,
  empty,
  selectedIds,
  onSelect,
  rowName,
  ...order
}: TableProps<Row>) {
  const text = useTexts(texts);
  const { shown, sort, press } = useSort(rows, columns, order);

  const choice = choiceOf(shown.map(rowId), { selectedIds, onSelect });
  const isHeld = isBusy && rows.length === 0;
  if (rows.length === 0 && !isBusy) return <>{empty ?? <p className={css.empty}>{text.empty}</p>}</>;
  return (
    <div
      ref={watchOverflow}
      className={css.scroller}
      data-scrolls={text.scrolls(label)}
      data-phone={phone}
      style={{ maxHeight }}
    >
      <table ref={ref} className={css.table} {...roles.table} aria-busy={isBusy}>
        <caption className={css.hidden}>{label}</caption>
        <thead {...roles.rowgroup} className={css.group}>
          <HeadRow
            columns={columns}
            choice={choice}
            hasStickyColumn={hasStickyColumn}
            sort={sort}
            onSort={press}
          />
        </thead>
        <tbody {...roles.rowgroup} className={css.group}>
          {isHeld &&
            PLACEHOLDER_ROWS.map((place) => (
              <PlaceholderRow key={place} columns={columns} hasBox={choice !== undefined} />
            ))}
          {shown.map((row) => {
            const id = rowId(row);
            return (
              <tr
                key={id}
                {...roles.row}
                className={css.row}
                data-selected={choice?.has(id) || undefined}
                data-marked={isMarked?.(row) || undefined}
              >
                {choice && (
                  <td {...roles.cell} className={css.boxCell}>
                    <Checkbox
                      className={css.boxLabel}
                      aria-label={text.select(rowName?.(row) ?? id)}
                      checked={choice.has(id)}
                      onChange={() => choice.toggle(id)}
                    >
                      {null}
                    </Checkbox>
                  </td>
                )}
                {columns.map((column, index) => (
                  <Cell key={column.id} column={column} row={row} isSticky={hasStickyColumn && index === 0} />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface HeadRowProps<Row> {
  columns: readonly TableColumn<Row>[];
  choice: Choice | undefined;
  hasStickyColumn: boolean;
  sort: TableSort | null;
  onSort: (columnId: string) => void;
}

function HeadRow<Row>({ columns, choice, hasStickyColumn, sort, onSort }: HeadRowProps<Row>) {
  const text = useTexts(texts);
  return (
    <tr {...roles.row} className={css.headRow}>
      {choice && (
        <th {...roles.columnheader} className={css.boxCell} scope="col">
          <CheckAll
            className={css.boxLabel}
            aria-label={text.selectAll}
            checked={choice.isAll}
            isMixed={choice.isMixed}
            onChange={choice.toggleAll}
          >
            <span className={css.allLabel}>{text.selectAll}</span>
          </CheckAll>
        </th>
      )}
      {columns.map(({ id, header, isFigure, sortBy, width }, index) => {
        const direction = sort?.columnId === id ? sort.direction : undefined;
        return (
          <th
            key={id}
            {...roles.columnheader}
            scope="col"
            className={css.head}
            style={{ width }}
            data-figure={isFigure || undefined}
            data-sortable={sortBy !== undefined || undefined}
            data-sticky={(hasStickyColumn && index === 0) || undefined}
            aria-sort={sortBy === undefined ? undefined : (direction ?? 'none')}
          >
            {sortBy === undefined ? (
              header
            ) : (
              <SortButton header={header} direction={direction} onPress={() => onSort(id)} />
            )}
          </th>
        );
      })}
    </tr>
  );
}

/** Placeholder of a row that is being loaded. */
const PlaceholderRow = <Row,>({
  columns,
  hasBox,
}: {
  columns: readonly TableColumn<Row>[];
  hasBox: boolean;
}) => (
  <tr {...roles.row} className={css.row}>
    {hasBox && <td {...roles.cell} className={css.boxCell} />}
    {columns.map(({ id }) => (
      <td key={id} {...roles.cell} className={css.cell}>
        <Skeleton width="80%" />
      </td>
    ))}
  </tr>
);

interface CellProps<Row> {
  column: TableColumn<Row>;
  row: Row;
  isSticky: boolean;
}

function Cell<Row>({ column, row, isSticky }: CellProps<Row>) {
  const { header, isFigure, isRowHeader } = column;
  const props = {
    className: css.cell,
    'data-figure': isFigure || undefined,
    'data-name': isRowHeader || undefined,
    'data-sticky': isSticky || undefined,
  };
  const inside = (
    <>
      {!isRowHeader && (
        <span aria-hidden className={css.label}>
          {header}
        </span>
      )}
      <span className={css.value}>{column.cell(row)}</span>
    </>
  );
  return isRowHeader ? (
    <th {...roles.rowheader} scope="row" {...props}>
      {inside}
    </th>
  ) : (
    <td {...roles.cell} {...props}>
      {inside}
    </td>
  );
}
