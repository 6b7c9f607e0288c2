import { memo, useEffect, useRef, type KeyboardEvent } from 'react';
import { CheckIcon, ChevronRightIcon } from '../icon/index.ts';
import { useTexts } from '../locale/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { texts } from './Cascader.texts.ts';
import * as css from './CascaderPanel.css.ts';
import type { CascaderNode } from './tree.ts';
import type { Browsing } from './browsing/useBrowsing.ts';
import type { Waiting } from './useChildren.ts';
import { useHoverIntent } from './browsing/useHoverIntent.ts';
import { VirtualRows } from './VirtualRows.tsx';

export interface ColumnsProps {
  id: string;
  /** Whether the results cover the columns, which keep their state until the search is cleared. */
  isAway: boolean;
  browsing: Browsing;
  chosen: readonly CascaderNode[];
  /** Whether one column is shown at a time, as on a phone. */
  isSheet: boolean;
  isTouch: boolean;
  /** Whether the tree is a tab stop; otherwise the search field handles the keys. */
  isFocusable: boolean;
  opensOnHover: boolean;
  isBranch: (node: CascaderNode) => boolean;
  onRetry: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The columns of the tree as an ARIA tree. Its items state their level and position, since only those in view
 * are rendered. Not re-rendered while covered by the results, so that a key in the search field renders the
 * results alone.
 */
export const Columns = memo(AllColumns, (before, after) => before.isAway && after.isAway);

function AllColumns(props: ColumnsProps) {
  const { id, isAway, browsing, isSheet } = props;
  const { list, columns, waiting } = browsing;
  const { trail, cursor } = browsing.position;
  const text = useTexts(texts);
  const strip = useRef<HTMLDivElement>(null);

  const hover = useHoverIntent(props.opensOnHover, browsing.openRow, (level) => {
    const box = strip.current?.querySelector(`[data-level="${level + 1}"]`)?.getBoundingClientRect();
    return box && { x: box.left, top: box.top, bottom: box.bottom };
  });

  // A column that was just opened is scrolled into view.
  const shownColumns = columns.length + (waiting ? 1 : 0);
  useEffect(() => {
    if (strip.current) strip.current.scrollLeft = strip.current.scrollWidth;
  }, [shownColumns]);

  const first = isSheet ? columns.length - 1 : 0;
  const isEmpty = columns[0]?.length === 0;
  const shown = isEmpty || (isSheet && waiting) ? [] : columns.slice(first);

  return (
    <div
      ref={strip}
      className={css.strip}
      aria-hidden={isAway}
      // Keeps the focus on the element that handles the keys.
      onMouseDown={(event) =>
        event.target instanceof Element && !event.target.closest('button') && event.preventDefault()
      }
    >
      <div
        ref={list}
        id={id}
        role="tree"
        className={css.tree}
        aria-label={text.choices}
        aria-activedescendant={cursor ? `${id}-${cursor.level}-${cursor.index}` : undefined}
        tabIndex={props.isFocusable ? 0 : -1}
        onKeyDown={props.onKeyDown}
      >
        {shown.map((nodes, offset) => {
          const level = first + offset;
          // A column's key consists of its level and the rows opened before it.
          const key = `${level} ${trail.slice(0, level).join(' ')}`;
          return <Column key={key} {...props} level={level} nodes={nodes} hover={hover} />;
        })}
      </div>
      {isEmpty && <p className={css.notice}>{text.nothing}</p>}
      <Notice waiting={waiting} isAway={isAway} onRetry={props.onRetry} />
    </div>
  );
}

interface ColumnProps extends ColumnsProps {
  level: number;
  nodes: readonly CascaderNode[];
  hover: ReturnType<typeof useHoverIntent>;
}

function Column({ id, level, nodes, browsing, chosen, isTouch, isBranch, hover }: ColumnProps) {
  const text = useTexts(texts);
  const { columns, isByKeys, pressRow } = browsing;
  const { trail, cursor } = browsing.position;
  const rowHeight = isTouch ? css.touchRowHeight : css.rowHeight;
  const parent = level > 0 ? columns[level - 1]?.[trail[level - 1] ?? -1] : undefined;
  const active = cursor?.level === level ? cursor.index : -1;
  return (
    <VirtualRows
      role="group"
      aria-label={parent?.label ?? text.all}
      data-level={level}
      className={css.column}
      onPointerLeave={hover.cancel}
      count={nodes.length}
      rowHeight={rowHeight}
      activeIndex={active !== -1 ? active : (trail[level] ?? -1)}
      row={(index) => {
        const node = nodes[index];
        if (!node) return null;
        const isOpen = trail[level] === index;
        const canOpen = isBranch(node);
        // Whether the row is the chosen node or one of its parents.
        const isOnWay = chosen[level] === node;
        const isChosen = isOnWay && chosen.length === level + 1;
        return (
          <div
            key={index}
            id={`${id}-${level}-${index}`}
            role="treeitem"
            className={css.row}
            style={{ height: rowHeight }}
            aria-level={level + 1}
            aria-setsize={nodes.length}
            aria-posinset={index + 1}
            aria-expanded={canOpen ? isOpen && columns.length > level + 1 : undefined}
            aria-selected={isChosen}
            aria-disabled={node.isDisabled || undefined}
            {...(isOpen && { 'data-open': '' })}
            {...(isOnWay && { 'data-chosen': '' })}
            {...(isByKeys && active === index && { 'data-active': '' })}
            onClick={() => pressRow({ level, index })}
            onPointerMove={(event) => !node.isDisabled && hover.handleMove(event, { level, index }, isOpen)}
          >
            <span className={css.label} title={node.label.length > 10 ? node.label : undefined}>
              {node.label}
            </span>
            {isChosen && <CheckIcon className={css.icon} />}
            {canOpen && <ChevronRightIcon className={css.icon} />}
          </div>
        );
      }}
    />
  );
}

interface NoticeProps {
  waiting: Waiting | undefined;
  isAway: boolean;
  onRetry: () => void;
}

/** Explains why a column is missing: loading, or failed with a retry button. */
function Notice({ waiting, isAway, onRetry }: NoticeProps) {
  const text = useTexts(texts);
  return (
    <div role="status" className={waiting ? css.notice : css.srOnly}>
      {waiting === 'loading' && (
        <>
          <Spinner /> {text.loading}
        </>
      )}
      {waiting === 'failed' && (
        <>
          {text.failed}
          <button type="button" className={css.action} tabIndex={isAway ? -1 : undefined} onClick={onRetry}>
            {text.retry}
          </button>
        </>
      )}
    </div>
  );
}
