import {
  useImperativeHandle,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { CheckAll, Checkbox } from '../fields/choices/Checkbox.tsx';
import { useTexts } from '../locale/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { choiceOf, type Choice, type ChoiceProps } from '../Table/choice.ts';
import type { TableColumn, TableSort } from '../Table/columns.ts';
import { SortButton } from '../Table/HeaderCell.tsx';
import { useSort, type SortProps } from '../Table/sort.ts';
import { texts } from '../Table/texts.ts';
import * as css from './DataGrid.css.ts';
import { HEADER, stepOf, type CellPosition } from './steps.ts';
import { useCells, type Cells } from './useCells.ts';

export interface DataGridProps<Row> extends SortProps, ChoiceProps<Row> {
  /** Ref to the element with the role `grid`. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Accessible name. */
  label: string;
  /**
   * The columns, from first to last. Keep the array identical between renders, or each render sorts anew.
   * Interactive elements inside a cell must have `tabIndex={-1}`; Enter on the cell activates them.
   */
  columns: readonly TableColumn<Row>[];
  /** The rows, any number; only those in view are in the DOM. */
  rows: readonly Row[];
  /** Returns a row's id, unique in the grid. */
  rowId: (row: Row) => string;
  /** Maximum height as a CSS length. @defaultValue '400px' */
  maxHeight?: string;
  /** Whether the first column stays in view while the others scroll horizontally. @defaultValue false */
  hasStickyColumn?: boolean;
  /** Whether rows are being loaded. @defaultValue false */
  isBusy?: boolean;
  /** Shown if there are no rows. @defaultValue a sentence */
  empty?: ReactNode;
}

/** Height of a row of one line in px, assumed until the row is measured. */
const ROW_HEIGHT = 45;

/** Clicks the interactive element inside a cell; returns false if the key is meant for something else. */
function clickInside({ target }: KeyboardEvent): boolean {
  // A button that has the focus itself handles the key natively.
  if (!(target instanceof HTMLElement) || target.dataset['place'] === undefined) return false;
  target.querySelector<HTMLElement>('a, button, input')?.click();
  return true;
}

/**
 * A grid of many rows and columns with keyboard navigation by cell (APG, grid): arrows; Home and End, with Ctrl
 * the first and last cell; Page Up and Page Down; Enter sorts on a header; Space selects the row, Ctrl+A all
 * rows. It is a single tab stop.
 */
export function DataGrid<Row>({
  ref,
  label,
  columns,
  rows,
  rowId,
  maxHeight = '400px',
  hasStickyColumn = false,
  isBusy = false,
  empty,
  selectedIds,
  onSelect,
  rowName,
  ...order
}: DataGridProps<Row>) {
  const text = useTexts(texts);
  const { shown, sort, press } = useSort(rows, columns, order);
  const scroller = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => scroller.current);
  const list = useRef<VirtualizerHandle>(null);
  // The checkboxes form the first column.
  const hasBoxes = selectedIds !== undefined;
  const firstColumn = hasBoxes ? 1 : 0;
  const last: CellPosition = { row: shown.length - 1, column: columns.length - 1 + firstColumn };
  const cells = useCells(scroller, last);
  const { here } = cells;

  if (rows.length === 0) {
    if (!isBusy) return <>{empty ?? <p className={css.empty}>{text.empty}</p>}</>;
    return (
      <div role="status" aria-busy aria-label={text.loading}>
        <Skeleton shape="box" height={maxHeight} />
      </div>
    );
  }

  const ids = shown.map(rowId);
  const choice = choiceOf(ids, { selectedIds, onSelect });

  /** Handles a key; returns whether it did anything. */
  const handleKey = (event: KeyboardEvent): boolean => {
    const { key } = event;
    const isWithCtrl = event.ctrlKey || event.metaKey;
    const id = ids[here.row];
    if (choice && key === 'a' && isWithCtrl) choice.toggleAll();
    else if (choice && key === ' ' && id !== undefined) choice.toggle(id);
    else if (key === 'Enter' || key === ' ') return clickInside(event);
    else {
      const rowsInView = Math.max(1, Math.floor((list.current?.viewportSize ?? 0) / ROW_HEIGHT) - 1);
      const next = stepOf(here, key, { last, isWithCtrl, rowsInView });
      if (next === undefined) return false;
      cells.go(next);
    }
    return true;
  };

  const widths = columns.map(({ width }) => width ?? 'minmax(120px, 1fr)');
  const line = {
    columns,
    choice,
    cells,
    style: { gridTemplateColumns: [...(hasBoxes ? ['44px'] : []), ...widths].join(' ') },
    stickyColumn: hasStickyColumn ? firstColumn : undefined,
  };
  return (
    <div
      ref={scroller}
      className={css.grid}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={shown.length + 1}
      aria-colcount={last.column + 1}
      aria-multiselectable={hasBoxes || undefined}
      aria-busy={isBusy}
      style={{ maxHeight }}
      onKeyDown={(event) => {
        if (!event.altKey && handleKey(event)) event.preventDefault();
      }}
    >
      <div className={css.content}>
        <div role="rowgroup" className={css.headGroup}>
          <HeadRow {...line} sort={sort} onSort={press} />
        </div>
        <div role="rowgroup">
          <Virtualizer
            ref={list}
            scrollRef={scroller}
            startMargin={ROW_HEIGHT}
            itemSize={ROW_HEIGHT}
            keepMounted={here.row === HEADER ? [] : [here.row]}
            data={shown}
          >
            {(row, index) => {
              const id = ids[index] ?? '';
              return (
                <BodyRow key={id} {...line} row={row} index={index} id={id} name={rowName?.(row) ?? id} />
              );
            }}
          </Virtualizer>
        </div>
      </div>
    </div>
  );
}

/** Props of a row. */
interface LineProps<Row> {
  columns: readonly TableColumn<Row>[];
  /** Selection of rows; without it the rows have no checkboxes. */
  choice: Choice | undefined;
  cells: Cells;
  style: CSSProperties;
  stickyColumn: number | undefined;
}

interface HeadRowProps<Row> extends LineProps<Row> {
  sort: TableSort | null;
  onSort: (columnId: string) => void;
}

function HeadRow<Row>({ columns, choice, cells, style, stickyColumn, sort, onSort }: HeadRowProps<Row>) {
  const text = useTexts(texts);
  return (
    <div role="row" aria-rowindex={1} className={css.row} style={style}>
      {choice && (
        <div role="columnheader" className={css.head} {...cells.propsOf(HEADER, 0)}>
          <CheckAll
            className={css.boxLabel}
            tabIndex={-1}
            aria-label={text.selectAll}
            checked={choice.isAll}
            isMixed={choice.isMixed}
            onChange={choice.toggleAll}
          >
            {null}
          </CheckAll>
        </div>
      )}
      {columns.map(({ id, header, isFigure, sortBy }, index) => {
        const direction = sort?.columnId === id ? sort.direction : undefined;
        const column = index + (choice ? 1 : 0);
        return (
          <div
            key={id}
            role="columnheader"
            className={css.head}
            data-figure={isFigure || undefined}
            data-sticky={column === stickyColumn || undefined}
            aria-sort={sortBy === undefined ? undefined : (direction ?? 'none')}
            {...cells.propsOf(HEADER, column)}
          >
            {sortBy === undefined ? (
              header
            ) : (
              <SortButton isInGrid header={header} direction={direction} onPress={() => onSort(id)} />
            )}
          </div>
        );
      })}
    </div>
  );
}

interface BodyRowProps<Row> extends LineProps<Row> {
  row: Row;
  index: number;
  id: string;
  name: string;
}

function BodyRow<Row>(props: BodyRowProps<Row>) {
  const { columns, choice, cells, style, stickyColumn, row, index, id, name } = props;
  const text = useTexts(texts);
  return (
    <div
      role="row"
      className={css.row}
      style={style}
      aria-rowindex={index + 2}
      aria-selected={choice?.has(id)}
    >
      {choice && (
        <div role="gridcell" className={css.cell} {...cells.propsOf(index, 0)}>
          <Checkbox
            className={css.boxLabel}
            tabIndex={-1}
            aria-label={text.select(name)}
            checked={choice.has(id)}
            onChange={() => choice.toggle(id)}
          >
            {null}
          </Checkbox>
        </div>
      )}
      {columns.map(({ id: columnId, cell, isFigure, isRowHeader }, columnIndex) => {
        const column = columnIndex + (choice ? 1 : 0);
        return (
          <div
            key={columnId}
            role={isRowHeader ? 'rowheader' : 'gridcell'}
            className={css.cell}
            data-figure={isFigure || undefined}
            data-sticky={column === stickyColumn || undefined}
            {...cells.propsOf(index, column)}
          >
            {cell(row)}
          </div>
        );
      })}
    </div>
  );
}
