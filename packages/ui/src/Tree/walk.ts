/** One place of a tree. */
export interface TreeNode {
  /** Unique in the tree. */
  id: string;
  /** What it is called; letters that are typed find it by this. */
  label: string;
  /** A few quiet words under the label. */
  note?: string;
  /** What is below it. */
  children?: readonly TreeNode[];
  /** Whether there is more below that comes when it is opened. @defaultValue false */
  isLazy?: boolean;
}

/** A node that is in view, with its place among others. */
export interface Shown {
  node: TreeNode;
  /** From 1. */
  level: number;
  parentId: string | null;
  /** From 1, among those of one parent. */
  position: number;
  /** How many have that parent. */
  siblings: number;
  isOpen: boolean;
  canOpen: boolean;
}

/** Lists what is in view of a tree, from above. */
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

/** What a key does in a tree: goes to a node, opens some, or closes one. */
export type TreeMove =
  | { kind: 'go'; id: string }
  | { kind: 'open'; ids: readonly string[] }
  | { kind: 'close'; id: string };

/** What a key of the APG's tree does where the focus is; nothing for a key that does nothing there. */
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

/** Finds the next node, going round, whose label begins with what was typed. One letter again goes on to the next. */
export function findByStart(shown: readonly Shown[], activeId: string, typed: string): string | undefined {
  const at = shown.findIndex(({ node }) => node.id === activeId);
  const from = at + (typed.length > 1 ? 0 : 1);
  const order = shown.map((_, step) => shown[(from + step) % shown.length]);
  return order.find((one) => one?.node.label.toLowerCase().startsWith(typed.toLowerCase()))?.node.id;
}
