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
  /** The `table`. */
  ref?: Ref<HTMLTableElement> | undefined;
  /** What it is a table of; heard, and not seen. */
  label: string;
  /** From the first to the last. Make them once, or sorting is done anew for each drawing. */
  columns: readonly TableColumn<Row>[];
  /** What is shown, a line each. */
  rows: readonly Row[];
  /** Gives a row's id, unique in the table. */
  rowId: (row: Row) => string;
  /** On a phone: a card for each row, or a table that scrolls sideways and shows that it does. @defaultValue 'scroll' */
  phone?: 'cards' | 'scroll';
  /** A css length; the rows scroll under their header then. @defaultValue as high as its rows */
  maxHeight?: string;
  /** Keeps the first column in view while the others scroll. @defaultValue false */
  hasStickyColumn?: boolean;
  /** Whether a row is the reader's own, or else stands out. */
  isMarked?: (row: Row) => boolean;
  /** Whether rows are on their way: their places are held, and those that are there stay. @defaultValue false */
  isBusy?: boolean;
  /** In place of rows where there are none. @defaultValue a sentence */
  empty?: ReactNode;
}

/** How many rows' places are held while none is there. */
const HELD = ['1', '2', '3', '4'];

/** Drawn as cards, its parts would be no table to those who hear it in Safari: so their roles are said. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
};

/**
 * Rows and columns, as a table of the browser's own. For hundreds of rows, and to go from cell to cell by keyboard,
 * there is `DataGrid`; for what is no comparison, a list.
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
            HELD.map((place) => <HeldRow key={place} columns={columns} hasBox={choice !== undefined} />)}
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
                {columns.map((column, place) => (
                  <Cell key={column.id} column={column} row={row} isSticky={hasStickyColumn && place === 0} />
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
      {columns.map(({ id, header, isFigure, sortBy, width }, place) => {
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
            data-sticky={(hasStickyColumn && place === 0) || undefined}
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

/** Holds the place of a row that is on its way. */
const HeldRow = <Row,>({ columns, hasBox }: { columns: readonly TableColumn<Row>[]; hasBox: boolean }) => (
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
