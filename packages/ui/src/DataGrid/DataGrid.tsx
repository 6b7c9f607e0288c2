import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { CheckAll, Checkbox } from '../fields/Checkbox.tsx';
import { useTexts } from '../locale/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { toggled, type ChoiceProps } from '../Table/choice.ts';
import type { TableColumn } from '../Table/columns.ts';
import { SortButton } from '../Table/HeaderCell.tsx';
import { useSort, type SortProps } from '../Table/sort.ts';
import { texts } from '../Table/texts.ts';
import * as css from './DataGrid.css.ts';
import { HEADER, stepOf, type Place } from './steps.ts';

export interface DataGridProps<Row> extends SortProps, ChoiceProps<Row> {
  /** The element with the role `grid`. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** What it shows, for those who hear it. */
  label: string;
  /** From the first to the last. Make them once, or sorting is done anew for each drawing. What can be pressed inside
   *  a cell is pressed by Enter and takes `tabIndex={-1}`. */
  columns: readonly TableColumn<Row>[];
  /** Any number; only those in view are in the page. */
  rows: readonly Row[];
  /** Gives a row's id, unique in the grid. */
  rowId: (row: Row) => string;
  /** A css length that the grid is never higher than. @defaultValue '400px' */
  maxHeight?: string;
  /** Keeps the first column in view while the others scroll sideways. @defaultValue false */
  hasStickyColumn?: boolean;
  /** Whether rows are on their way. @defaultValue false */
  isBusy?: boolean;
  /** In place of rows where there are none. @defaultValue a sentence */
  empty?: ReactNode;
}

/** How high a row is until it is measured, in px: one line. */
const ROW_HEIGHT = 45;
/** How many frames a row that was out of view may take to be measured; before that it takes no focus. */
const MOST_FRAMES = 10;

/**
 * Many rows and columns that are gone through cell by cell (APG, grid): arrows, Home and End, with Ctrl the first and
 * last cell, Page Up and Down; Enter sorts on a header, Space chooses the row, Ctrl+A all. A tab stop in all.
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
  const [active, setActive] = useState<Place>({ row: HEADER, column: 0 });
  const isByKey = useRef(false);
  const hasBoxes = selectedIds !== undefined;
  const last: Place = { row: shown.length - 1, column: columns.length - (hasBoxes ? 0 : 1) };
  const here: Place = { row: Math.min(active.row, last.row), column: Math.min(active.column, last.column) };
  const template = [
    ...(hasBoxes ? ['44px'] : []),
    ...columns.map(({ width }) => width ?? 'minmax(120px, 1fr)'),
  ];

  useEffect(() => {
    if (!isByKey.current) return undefined;
    isByKey.current = false;
    let frame = 0;
    const take = (tries: number) => {
      const cell = scroller.current?.querySelector<HTMLElement>(`[data-place="${here.row} ${here.column}"]`);
      // It is in the page wherever it stands, since its row is kept; the style leaves room for the header.
      cell?.focus({ preventScroll: true });
      cell?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
      if (document.activeElement !== cell && tries < MOST_FRAMES)
        frame = requestAnimationFrame(() => take(tries + 1));
    };
    take(0);
    return () => cancelAnimationFrame(frame);
  }, [here.row, here.column]);

  if (rows.length === 0) {
    if (!isBusy) return <>{empty ?? <p className={css.empty}>{text.empty}</p>}</>;
    return (
      <div role="status" aria-busy aria-label={text.loading}>
        <Skeleton shape="box" height={maxHeight} />
      </div>
    );
  }

  const ids = shown.map(rowId);
  const chosen = new Set(selectedIds);
  const chosenCount = ids.filter((id) => chosen.has(id)).length;
  const chooseAll = () => onSelect?.(chosenCount === ids.length ? [] : ids);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key } = event;
    const isWithCtrl = event.ctrlKey || event.metaKey;
    if (event.altKey) return;
    const id = ids[here.row];
    if (key === 'a' && isWithCtrl && hasBoxes) chooseAll();
    else if (key === ' ' && hasBoxes && id !== undefined) onSelect?.(toggled(selectedIds, id));
    else if (key === 'Enter' || key === ' ') {
      // A button inside hears the key by itself.
      if (event.target instanceof HTMLElement && event.target.dataset['place'] === undefined) return;
      event.currentTarget
        .querySelector<HTMLElement>(`[data-place="${here.row} ${here.column}"]`)
        ?.querySelector<HTMLElement>('a, button, input')
        ?.click();
    } else {
      const rowsInView = Math.max(1, Math.floor((list.current?.viewportSize ?? 0) / ROW_HEIGHT) - 1);
      const next = stepOf(here, last, key, isWithCtrl, rowsInView);
      if (next === undefined) return;
      isByKey.current = next.row !== here.row || next.column !== here.column;
      setActive(next);
    }
    event.preventDefault();
  };

  const cellProps = (row: number, column: number) => ({
    tabIndex: row === here.row && column === here.column ? 0 : -1,
    'aria-colindex': column + 1,
    'data-place': `${row} ${column}`,
    onFocus: () => setActive({ row, column }),
  });
  const stickyOf = (column: number) => (hasStickyColumn && column === (hasBoxes ? 1 : 0)) || undefined;
  const style = { gridTemplateColumns: template.join(' ') };

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
      onKeyDown={handleKeyDown}
    >
      <div className={css.inside}>
        <div role="rowgroup" className={css.headGroup}>
          <div role="row" aria-rowindex={1} className={css.row} style={style}>
            {hasBoxes && (
              <div role="columnheader" className={css.head} {...cellProps(HEADER, 0)}>
                <CheckAll
                  className={css.boxLabel}
                  tabIndex={-1}
                  aria-label={text.selectAll}
                  checked={chosenCount === ids.length}
                  isMixed={chosenCount > 0 && chosenCount < ids.length}
                  onChange={chooseAll}
                >
                  {null}
                </CheckAll>
              </div>
            )}
            {columns.map(({ id, header, isFigure, sortBy }, place) => {
              const direction = sort?.columnId === id ? sort.direction : undefined;
              const column = place + (hasBoxes ? 1 : 0);
              return (
                <div
                  key={id}
                  role="columnheader"
                  className={css.head}
                  data-figure={isFigure || undefined}
                  data-sticky={stickyOf(column)}
                  aria-sort={sortBy === undefined ? undefined : (direction ?? 'none')}
                  {...cellProps(HEADER, column)}
                >
                  {sortBy === undefined ? (
                    header
                  ) : (
                    <SortButton isInGrid header={header} direction={direction} onPress={() => press(id)} />
                  )}
                </div>
              );
            })}
          </div>
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
              const isChosen = chosen.has(id);
              return (
                <div
                  key={id}
                  role="row"
                  className={css.row}
                  style={style}
                  aria-rowindex={index + 2}
                  aria-selected={hasBoxes ? isChosen : undefined}
                >
                  {hasBoxes && (
                    <div role="gridcell" className={css.cell} {...cellProps(index, 0)}>
                      <Checkbox
                        className={css.boxLabel}
                        tabIndex={-1}
                        aria-label={text.select(rowName?.(row) ?? id)}
                        checked={isChosen}
                        onChange={() => onSelect?.(toggled(selectedIds, id))}
                      >
                        {null}
                      </Checkbox>
                    </div>
                  )}
                  {columns.map(({ id: columnId, cell, isFigure, isRowHeader }, place) => {
                    const column = place + (hasBoxes ? 1 : 0);
                    return (
                      <div
                        key={columnId}
                        role={isRowHeader ? 'rowheader' : 'gridcell'}
                        className={css.cell}
                        data-figure={isFigure || undefined}
                        data-sticky={stickyOf(column)}
                        {...cellProps(index, column)}
                      >
                        {cell(row)}
                      </div>
                    );
                  })}
                </div>
              );
            }}
          </Virtualizer>
        </div>
      </div>
    </div>
  );
}
