import {
  memo,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { ChevronRightIcon } from '../icon/index.ts';
import { useTexts, inBoth } from '../locale/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { nameOf } from '../internal/nameOf.ts';
import { useTypeahead } from '../internal/useTypeahead.ts';
import * as css from './Tree.css.ts';
import { findByStart, moveOf, shownOf, type Shown, type TreeNode } from './walk.ts';

const texts = inBoth({
  loading: ['正在加载', 'Loading'],
  failed: ['没有加载出来，再打开一次试试', 'This could not be loaded. Open it again to retry'],
});

/** Loading state of a lazy node's children. */
type Load = 'loading' | 'failed';

export interface TreeProps {
  /** Ref to the element with the role `tree`. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Accessible name. */
  label: string;
  /** Id of a text that says what Enter does. */
  'aria-describedby'?: string | undefined;
  /** The top-level nodes, with their children. Keep the array identical between renders, or each renders every line. */
  nodes: readonly TreeNode[];
  /** Ids of the nodes that are expanded at first. @defaultValue none */
  openIds?: readonly string[];
  /**
   * Fetches the children of a lazy node, which the parent then adds to `nodes`. If the promise rejects an error
   * is shown, and expanding the node tries again.
   */
  onLoad?: (id: string) => Promise<void>;
  /** Id of the selected node. @defaultValue null */
  selectedId?: string | null;
  /**
   * Called with the id of a node that is clicked, or activated by Enter or Space. If omitted, this only expands
   * or collapses the node.
   */
  onSelect?: (id: string) => void;
  /**
   * Renders content at the end of a node's line, for example an icon, or what activating the node does. It must
   * not be focusable.
   */
  renderAside?: (node: TreeNode) => ReactNode;
}

/**
 * A tree as a single tab stop (APG, tree view): arrow keys move through the visible nodes, expand and collapse;
 * Home and End jump, letters find a node, `*` expands all siblings, Enter and Space select.
 */
export function Tree({
  ref,
  label,
  'aria-describedby': describedBy,
  nodes,
  openIds = [],
  onLoad,
  selectedId = null,
  onSelect,
  renderAside,
}: TreeProps) {
  const { shown, loads, openThese, close, toggle } = useOpenNodes(nodes, openIds, onLoad);
  const [requestedId, setRequestedId] = useState<string | null>(null);
  const isByKey = useRef(false);
  const typeahead = useTypeahead();
  const tree = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => tree.current, []);

  // If the focused node was removed, or hidden by collapsing a parent, the selected or else the first node
  // becomes the tab stop.
  const activeId =
    [requestedId, selectedId].find((id) => shown.some(({ node }) => node.id === id)) ??
    shown[0]?.node.id ??
    '';

  useEffect(() => {
    if (!isByKey.current) return;
    isByKey.current = false;
    tree.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus();
  }, [activeId]);

  /** Returns the node of the line that an event comes from; the lines are the children of the tree. */
  const nodeAt = ({ target }: { target: EventTarget }): Shown | undefined => {
    const line = target instanceof Element ? target.closest('[role=treeitem]') : null;
    const lines = Array.from<Element | null>(tree.current?.children ?? []);
    return shown[lines.indexOf(line)];
  };

  const handleFocus = (event: FocusEvent) => {
    const one = nodeAt(event);
    if (one !== undefined) setRequestedId(one.node.id);
  };

  const handleClick = (event: MouseEvent) => {
    const one = nodeAt(event);
    if (one === undefined) return;
    const isOnChevron = event.target instanceof Element && event.target.closest('[data-chevron]') !== null;
    if (isOnChevron && one.canOpen) toggle(one);
    else press(one);
  };

  const press = (one: Shown) => (onSelect === undefined ? one.canOpen && toggle(one) : onSelect(one.node.id));

  const handleKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const here = shown.find(({ node }) => node.id === activeId);
    if (here === undefined) return;
    if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      press(here);
      return;
    }
    let move = moveOf(shown, activeId, key);
    if (move === undefined && key.length === 1) {
      const id = findByStart(shown, activeId, typeahead.add(event).typed);
      if (id !== undefined) move = { kind: 'go', id };
    }
    if (move === undefined) return;
    event.preventDefault();
    if (move.kind === 'open') openThese(move.ids);
    else if (move.kind === 'close') close(move.id);
    else {
      isByKey.current = move.id !== activeId;
      setRequestedId(move.id);
    }
  };

  return (
    <div
      ref={tree}
      className={css.tree}
      data-flat={shown.every(({ canOpen }) => !canOpen) || undefined}
      role="tree"
      tabIndex={-1}
      aria-label={label}
      aria-describedby={describedBy}
      onFocus={handleFocus}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
    >
      {shown.map((one) => (
        <Item
          key={one.node.id}
          one={one}
          load={loads[one.node.id]}
          isTabStop={one.node.id === activeId}
          isSelected={one.node.id === selectedId}
          renderAside={renderAside}
        />
      ))}
    </div>
  );
}

interface ItemProps {
  one: Shown;
  load: Load | undefined;
  isTabStop: boolean;
  isSelected: boolean;
  renderAside: TreeProps['renderAside'];
}

/** A node's line. Its events are handled by the tree, so that a key renders two lines instead of thousands. */
const Item = memo(function Item({ one, load, isTabStop, isSelected, renderAside }: ItemProps) {
  const { node, level, position, siblings, isOpen, canOpen } = one;
  return (
    <div
      className={css.item}
      role="treeitem"
      tabIndex={isTabStop ? 0 : -1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={canOpen ? isOpen : undefined}
      aria-selected={isSelected}
      aria-busy={load === 'loading' || undefined}
      style={{ [nameOf(css.depth)]: String(level - 1) }}
    >
      <Line one={one} load={load} />
      {renderAside?.(node)}
    </div>
  );
});

interface LineProps {
  one: Shown;
  load: Load | undefined;
}

function Line({ one, load }: LineProps) {
  const text = useTexts(texts);
  const { node, isOpen, canOpen } = one;
  return (
    <>
      <span className={css.chevron} data-chevron data-open={isOpen || undefined} aria-hidden>
        {load === 'loading' ? <Spinner /> : canOpen && <ChevronRightIcon size={18} />}
      </span>
      <span className={css.text}>
        <span className={css.label}>{node.label}</span>
        {node.note !== undefined && <span className={css.note}>{node.note}</span>}
        {isOpen && load === 'failed' && <span className={css.note}>{text.failed}</span>}
        {isOpen && load === 'loading' && <span className={css.hidden}>{text.loading}</span>}
      </span>
    </>
  );
}

/** Manages which nodes are expanded, which lines are visible, and which children are being loaded. */
function useOpenNodes(nodes: readonly TreeNode[], openIds: readonly string[], onLoad: TreeProps['onLoad']) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(openIds));
  const [loads, setLoads] = useState<Readonly<Record<string, Load>>>({});
  const shown = useMemo(() => shownOf(nodes, open), [nodes, open]);
  const load = async (id: string) => {
    if (onLoad === undefined) return;
    setLoads((before) => ({ ...before, [id]: 'loading' }));
    const isThere = await onLoad(id).then(
      () => true,
      () => false,
    );
    setLoads(({ [id]: _, ...others }) => (isThere ? others : { ...others, [id]: 'failed' }));
  };
  const openThese = (ids: readonly string[]) => {
    setOpen((before) => new Set([...before, ...ids]));
    for (const { node } of shown)
      if (ids.includes(node.id) && node.isLazy === true && node.children === undefined) void load(node.id);
  };
  const close = (id: string) => setOpen((before) => new Set([...before].filter((one) => one !== id)));
  const toggle = ({ node, isOpen }: Shown) => (isOpen ? close(node.id) : openThese([node.id]));
  return { shown, loads, openThese, close, toggle };
}
