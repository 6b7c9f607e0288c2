/** Value of a node: any string or number, including `0` and `''`. */
export type CascaderValue = string | number;

/** The values from the root to a node. */
export type CascaderPath = readonly CascaderValue[];

/** A node of the tree. Keep the objects identical between renders: loaded children are keyed by them. */
export interface CascaderNode {
  /** Unique among its siblings; equal values under two parents are different nodes. */
  value: CascaderValue;
  /** Text that is shown and searched. */
  label: string;
  /** Children of the node. Empty or omitted makes a leaf, unless children are fetched. */
  children?: readonly CascaderNode[] | null | undefined;
  /** With `loadChildren`: marks a leaf, whose children are never fetched. @defaultValue false */
  isLeaf?: boolean | undefined;
  /** Whether the node can neither be chosen nor opened. @defaultValue false */
  isDisabled?: boolean | undefined;
}

export type ChildrenOf = (node: CascaderNode) => readonly CascaderNode[] | null | undefined;

/** Maximum depth, beyond any real tree; ends the traversal of a tree that contains itself. */
export const maxDepth = 32;

/** Returns the nodes along a path of values. The list is shorter than the path if a node is missing. */
export function nodesAlong(
  roots: readonly CascaderNode[],
  path: CascaderPath,
  childrenOf: ChildrenOf,
): CascaderNode[] {
  const nodes: CascaderNode[] = [];
  let brothers: readonly CascaderNode[] | null | undefined = roots;
  for (const value of path) {
    const node = brothers?.find((sibling) => sibling.value === value);
    if (!node) break;
    nodes.push(node);
    brothers = childrenOf(node);
  }
  return nodes;
}

/** Finds the first node with a value, in depth-first order, preceded by its parents. */
export function findByValue(
  roots: readonly CascaderNode[],
  value: CascaderValue,
  childrenOf: ChildrenOf,
): CascaderNode[] {
  const trail: CascaderNode[] = [];
  const visit = (nodes: readonly CascaderNode[]): boolean =>
    trail.length < maxDepth &&
    nodes.some((node) => {
      trail.push(node);
      if (node.value === value) return true;
      const children = childrenOf(node);
      if (children && visit(children)) return true;
      trail.pop();
      return false;
    });
  visit(roots);
  return trail;
}
