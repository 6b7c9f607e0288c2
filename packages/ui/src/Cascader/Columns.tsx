import { memo, useEffect, useRef, type KeyboardEvent, type Ref } from 'react';
import { CheckIcon, ChevronRightIcon } from '../icon/index.ts';
import { useTexts } from '../locale/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { texts } from './Cascader.texts.ts';
import * as css from './CascaderPanel.css.ts';
import type { Cursor, Position } from './trail.ts';
import type { CascaderNode } from './tree.ts';
import type { Waiting } from './useChildren.ts';
import { useHoverIntent } from './useHoverIntent.ts';
import { VirtualRows } from './VirtualRows.tsx';

export interface ColumnsProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  /** Whether results lie over them; they keep their places for when the search is emptied. */
  isAway: boolean;
  columns: readonly (readonly CascaderNode[])[];
  position: Position;
  chosen: readonly CascaderNode[];
  /** Whether the keys moved last, so that the row they are on shows a ring. */
  isByKeys: boolean;
  /** One column at a time. */
  isSheet: boolean;
  isTouch: boolean;
  /** Whether the tab key stops here; the keys come from the search field otherwise. */
  isFocusable: boolean;
  opensOnHover: boolean;
  /** Why the column after the last one is not there. */
  waiting: Waiting | undefined;
  isBranch: (node: CascaderNode) => boolean;
  onRowClick: (row: Cursor) => void;
  onHover: (row: Cursor) => void;
  onRetry: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The columns of the tree: an ARIA tree whose items say their level and place, since only those in view exist.
 * Away they are left as they are: a key in the search draws results alone.
 */
export const Columns = memo(AllColumns, (before, after) => before.isAway && after.isAway);

function AllColumns(props: ColumnsProps) {
  const { ref, id, isAway, columns, position, chosen, isByKeys, isSheet, isTouch, isBranch, waiting } = props;
  const text = useTexts(texts);
  const strip = useRef<HTMLDivElement>(null);
  const { trail, cursor } = position;
  const rowHeight = isTouch ? css.touchRowHeight : css.rowHeight;

  const hover = useHoverIntent(props.opensOnHover, props.onHover, (level) => {
    const box = strip.current?.querySelector(`[data-level="${level + 1}"]`)?.getBoundingClientRect();
    return box && { x: box.left, top: box.top, bottom: box.bottom };
  });

  // A column that was just opened is brought into view.
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
      // Keeps the focus where the keys are.
      onMouseDown={(event) =>
        event.target instanceof Element && !event.target.closest('button') && event.preventDefault()
      }
    >
      <div
        ref={ref}
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
          const parent = level > 0 ? columns[level - 1]?.[trail[level - 1] ?? -1] : undefined;
          const active = cursor?.level === level ? cursor.index : -1;
          return (
            <VirtualRows
              // A column is its level and the rows open before it.
              key={`${level} ${trail.slice(0, level).join(' ')}`}
              role="group"
              aria-label={parent?.label ?? text.all}
              data-level={level}
              className={css.column}
              onPointerLeave={hover.forget}
              count={nodes.length}
              rowHeight={rowHeight}
              activeIndex={active !== -1 ? active : (trail[level] ?? -1)}
              row={(index) => {
                const node = nodes[index];
                if (!node) return null;
                const isOpen = trail[level] === index;
                const canOpen = isBranch(node);
                const isChosen = chosen[level] === node;
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
                    aria-selected={isChosen && chosen.length === level + 1}
                    aria-disabled={node.isDisabled || undefined}
                    {...(isOpen && { 'data-open': '' })}
                    {...(isChosen && { 'data-chosen': '' })}
                    {...(isByKeys && active === index && { 'data-active': '' })}
                    onClick={() => props.onRowClick({ level, index })}
                    onPointerMove={(event) =>
                      !node.isDisabled && hover.handleMove(event, { level, index }, isOpen)
                    }
                  >
                    <span className={css.label} title={node.label.length > 10 ? node.label : undefined}>
                      {node.label}
                    </span>
                    {isChosen && chosen.length === level + 1 && <CheckIcon className={css.sign} />}
                    {canOpen && <ChevronRightIcon className={css.sign} />}
                  </div>
                );
              }}
            />
          );
        })}
      </div>
      {isEmpty && <p className={css.notice}>{text.nothing}</p>}
      <div role="status" className={waiting ? css.notice : css.quiet}>
        {waiting === 'loading' && (
          <>
            <Spinner /> {text.loading}
          </>
        )}
        {waiting === 'failed' && (
          <>
            {text.failed}
            <button
              type="button"
              className={css.action}
              tabIndex={isAway ? -1 : undefined}
              onClick={props.onRetry}
            >
              {text.retry}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
