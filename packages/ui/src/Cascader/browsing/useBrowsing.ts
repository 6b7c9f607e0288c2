import { useRef, useState, type KeyboardEvent } from 'react';
import { useTypeahead } from '../../internal/useTypeahead.ts';
import {
  columnsOf,
  findByStart,
  nodesAt,
  positionAtNodes,
  moveCursorTo,
  applyStep,
  type Cursor,
  type Step,
} from './trail.ts';
import type { CascaderNode } from '../tree.ts';
import type { Children } from '../useChildren.ts';

export interface BrowsingOptions {
  options: readonly CascaderNode[];
  /** Chosen node with its parents, which determines the initial position. */
  chosen: readonly CascaderNode[];
  children: Children;
  /** Whether one column is shown at a time, as on a phone. */
  isSheet: boolean;
  canChooseBranch: boolean;
  /** Called with a choice after which the panel stays open. */
  onChoose: (nodes: CascaderNode[]) => void;
  /** Called with the final choice, after which the panel closes. */
  onDone: (nodes: CascaderNode[]) => void;
}

export type Browsing = ReturnType<typeof useBrowsing>;

const steps: Partial<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
  Home: 'first',
  End: 'last',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** Navigation through the columns by pointer and keyboard: which of them are open, and where the cursor is. */
export function useBrowsing({
  options,
  chosen,
  children,
  isSheet,
  canChooseBranch,
  onChoose,
  onDone,
}: BrowsingOptions) {
  const { childrenOf, isBranch } = children;
  const shown = { roots: options, childrenOf, isSheet };
  const list = useRef<HTMLDivElement>(null);
  const pressedNode = useRef<CascaderNode | undefined>(undefined);
  const typeahead = useTypeahead();
  const [isByKeys, setByKeys] = useState(false);
  const [position, setPosition] = useState(() => positionAtNodes(chosen, shown));
  const { trail, cursor } = position;
  const columns = columnsOf(options, trail, childrenOf);
  const opened =
    trail.length > 0 ? nodesAt(columns, position, { level: trail.length - 1, index: trail.at(-1) ?? 0 }) : [];
  const last = opened.length === trail.length ? opened.at(-1) : undefined;

  /** Loads the children of a node. A pressed node that turns out to have no children is chosen by that press. */
  const load = (nodes: CascaderNode[], isPressed: boolean) => {
    const node = nodes.at(-1);
    pressedNode.current = isPressed && !canChooseBranch ? node : undefined;
    children.load(nodes, () => {
      if (pressedNode.current === node) onDone(nodes);
    });
  };

  const openRow = (at: Cursor, isPressed: boolean) => {
    setByKeys(false);
    setPosition({ trail: [...trail.slice(0, at.level), at.index], cursor: isSheet ? null : at });
    load(nodesAt(columns, position, at), isPressed);
  };

  const pressRow = (at: Cursor) => {
    const nodes = nodesAt(columns, position, at);
    const node = nodes.at(-1);
    if (!node || node.isDisabled) return;
    if (!isBranch(node)) return onDone(nodes);
    openRow(at, true);
    if (canChooseBranch) onChoose(nodes);
  };

  const handleStep = (step: Step) => {
    typeahead.forget();
    if (step === 'in' && cursor) load(nodesAt(columns, position, cursor), false);
    setPosition(applyStep(step, position, shown));
  };

  /** Returns whether there was a row to choose or to open. */
  const handleEnter = () => {
    const nodes = cursor ? nodesAt(columns, position, cursor) : [];
    const node = nodes.at(-1);
    if (!node || node.isDisabled) return false;
    if (canChooseBranch || !isBranch(node)) onDone(nodes);
    else {
      load(nodes, true);
      setPosition(applyStep('in', position, shown));
    }
    return true;
  };

  const handleLetter = (event: KeyboardEvent) => {
    const { typed, isFirst } = typeahead.add(event);
    const level = cursor?.level ?? columns.length - 1;
    const from = (cursor?.index ?? -1) + (isFirst ? 1 : 0);
    const index = findByStart(columns[level] ?? [], Math.max(0, from), typed);
    if (index !== -1) setPosition(moveCursorTo(position, { level, index }, isSheet));
  };

  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    pressedNode.current = undefined;
    const inList = event.target === list.current;
    if (step) handleStep(step);
    else if (event.key === 'Enter' || (event.key === ' ' && inList)) {
      if (!handleEnter()) return;
    } else if (inList && event.key.length === 1 && !event.ctrlKey && !event.metaKey) handleLetter(event);
    else return;
    event.preventDefault();
    setByKeys(true);
  };

  return {
    /** The tree element, which handles the keys where there is no search field. */
    list,
    columns,
    position,
    /** The nodes whose children are shown as columns. */
    opened,
    /** Reason why the column after the last one is missing. */
    waiting: last && children.waitingOf(last),
    isByKeys,
    /** Called on pointer movement: the row of the keyboard cursor loses its focus ring. */
    handlePointer: () => isByKeys && setByKeys(false),
    openRow: (at: Cursor) => openRow(at, false),
    pressRow,
    handleKey,
    /** Goes back to the column of this level. */
    goBack: (level: number) => {
      setPosition({ trail: trail.slice(0, level), cursor: null });
      list.current?.focus();
    },
    retry: () => load(opened, true),
    /**
     * Cancels the pending choice: a pressed node whose children are still loading is no longer chosen when the
     * response arrives.
     */
    forget: () => {
      pressedNode.current = undefined;
    },
  };
}
