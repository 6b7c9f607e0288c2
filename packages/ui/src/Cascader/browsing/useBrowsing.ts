import { useRef, useState, type KeyboardEvent } from 'react';
import { useTypeahead } from '../../internal/useTypeahead.ts';
import {
  columnsOf,
  findByStart,
  nodesAt,
  standAtNodes,
  standOn,
  take,
  type Cursor,
  type Step,
} from './trail.ts';
import type { CascaderNode } from '../tree.ts';
import type { Children } from '../useChildren.ts';

export interface BrowsingOptions {
  options: readonly CascaderNode[];
  /** Where it begins. */
  chosen: readonly CascaderNode[];
  children: Children;
  /** One column at a time. */
  isSheet: boolean;
  canChooseBranch: boolean;
  /** Told what is chosen while it stays open. */
  onChoose: (nodes: CascaderNode[]) => void;
  /** Told what is chosen at last. */
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

/** Going through the columns by pointer and by keys: which of them are open, and where in them one is. */
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
  const meant = useRef<CascaderNode | undefined>(undefined);
  const typeahead = useTypeahead();
  const [isByKeys, setByKeys] = useState(false);
  const [position, setPosition] = useState(() => standAtNodes(chosen, shown));
  const { trail, cursor } = position;
  const columns = columnsOf(options, trail, childrenOf);
  const opened =
    trail.length > 0 ? nodesAt(columns, position, { level: trail.length - 1, index: trail.at(-1) ?? 0 }) : [];
  const last = opened.length === trail.length ? opened.at(-1) : undefined;

  /** Loads what is under a node. One that was pressed and turns out to have nothing there is chosen by that press. */
  const load = (nodes: CascaderNode[], isPressed: boolean) => {
    const node = nodes.at(-1);
    meant.current = isPressed && !canChooseBranch ? node : undefined;
    children.load(nodes, () => {
      if (meant.current === node) onDone(nodes);
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
    setPosition(take(step, position, shown));
  };

  /** Whether there was a row to choose or to open. */
  const handleEnter = () => {
    const nodes = cursor ? nodesAt(columns, position, cursor) : [];
    const node = nodes.at(-1);
    if (!node || node.isDisabled) return false;
    if (canChooseBranch || !isBranch(node)) onDone(nodes);
    else {
      load(nodes, true);
      setPosition(take('in', position, shown));
    }
    return true;
  };

  const handleLetter = (event: KeyboardEvent) => {
    const { typed, isFirst } = typeahead.add(event);
    const level = cursor?.level ?? columns.length - 1;
    const from = (cursor?.index ?? -1) + (isFirst ? 1 : 0);
    const index = findByStart(columns[level] ?? [], Math.max(0, from), typed);
    if (index !== -1) setPosition(standOn(position, { level, index }, isSheet));
  };

  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    meant.current = undefined;
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
    /** The tree itself, which has the keys where there is no search. */
    list,
    columns,
    position,
    /** The nodes whose columns are open. */
    opened,
    /** Why the column after the last one is not there. */
    waiting: last && children.waitingOf(last),
    isByKeys,
    /** The pointer moved: the row that the keys were on shows no ring any more. */
    handlePointer: () => isByKeys && setByKeys(false),
    openRow: (at: Cursor) => openRow(at, false),
    pressRow,
    handleKey,
    /** Back to the column that so many open nodes lead to. */
    goBack: (level: number) => {
      setPosition({ trail: trail.slice(0, level), cursor: null });
      list.current?.focus();
    },
    retry: () => load(opened, true),
    /** What was pressed is not chosen any more once it has come. */
    forget: () => {
      meant.current = undefined;
    },
  };
}
