/** A node of a tree. */
export interface TreeNode {
  /** Unique in the tree. */
  id: string;
  /** Name of the node; typing its first letters finds it. */
  label: string;
  /** A few words in a muted colour below the label. */
  note?: string;
  /** Children of the node. */
  children?: readonly TreeNode[];
  /** Whether the node has children that are fetched when it is expanded. @defaultValue false */
  isLazy?: boolean;
}

/** A visible node, with its position among its siblings. */
export interface Shown {
  node: TreeNode;
  /** Depth, from 1. */
  level: number;
  parentId: string | null;
  /** Position among its siblings, from 1. */
  position: number;
  /** Number of children of its parent. */
  siblings: number;
  isOpen: boolean;
  canOpen: boolean;
}

/** Lists the visible nodes of a tree, from top to bottom. */
export function shownOf(
  nodes: readonly TreeNode[],
  openIds: ReadonlySet<string>,
  parentId: string | null = null,
  level = 1,
): Shown[] {
  return nodes.flatMap((node, index) => {
    const canOpen = node.isLazy === true || (node.children?.length ?? 0) > 0;
    const isOpen = canOpen && openIds.has(node.id);
    const own: Shown = {
      node,
      level,
      parentId,
      position: index + 1,
      siblings: nodes.length,
      isOpen,
      canOpen,
    };
    return isOpen ? [own, ...shownOf(node.children ?? [], openIds, node.id, level + 1)] : [own];
  });
}

/** Effect of a key in a tree: moves the focus, expands nodes, or collapses one. */
export type TreeMove =
  | { kind: 'go'; id: string }
  | { kind: 'open'; ids: readonly string[] }
  | { kind: 'close'; id: string };

/** Returns the effect of a key (APG, tree view) at the focused node; undefined if it has none. */
export function moveOf(shown: readonly Shown[], activeId: string, key: string): TreeMove | undefined {
  const at = shown.findIndex(({ node }) => node.id === activeId);
  const here = shown[at];
  if (here === undefined) return undefined;
  const go = (to: Shown | undefined): TreeMove | undefined => to && { kind: 'go', id: to.node.id };
  switch (key) {
    case 'ArrowDown':
      return go(shown[at + 1]);
    case 'ArrowUp':
      return go(shown[at - 1]);
    case 'Home':
      return go(shown[0]);
    case 'End':
      return go(shown.at(-1));
    case 'ArrowRight':
      if (!here.canOpen) return undefined;
      if (!here.isOpen) return { kind: 'open', ids: [activeId] };
      return go(shown[at + 1]?.parentId === activeId ? shown[at + 1] : undefined);
    case 'ArrowLeft':
      if (here.isOpen) return { kind: 'close', id: activeId };
      return here.parentId === null ? undefined : { kind: 'go', id: here.parentId };
    case '*':
      return {
        kind: 'open',
        ids: shown
          .filter(({ parentId, canOpen }) => parentId === here.parentId && canOpen)
          .map(({ node }) => node.id),
      };
    default:
      return undefined;
  }
}

/**
 * Finds the next node, wrapping around, whose label begins with the typed letters. Repeating one letter moves
 * to the next match.
 */
export function findByStart(shown: readonly Shown[], activeId: string, typed: string): string | undefined {
  const at = shown.findIndex(({ node }) => node.id === activeId);
  const from = at + (typed.length > 1 ? 0 : 1);
  const order = shown.map((_, step) => shown[(from + step) % shown.length]);
  return order.find((one) => one?.node.label.toLowerCase().startsWith(typed.toLowerCase()))?.node.id;
}
