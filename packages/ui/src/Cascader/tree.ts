/** Any string or number names a node, `0` and `''` too. */
export type CascaderValue = string | number;

/** The values from the root down to a node. */
export type CascaderPath = readonly CascaderValue[];

/** One entry of the tree. Keep the objects stable between renders: what was loaded hangs on them. */
export interface CascaderNode {
  /** Unique among its brothers; equal values under two parents are different nodes. */
  value: CascaderValue;
  /** What is shown and searched. */
  label: string;
  /** What is under it; none, or not given, makes a leaf unless children are fetched. */
  children?: readonly CascaderNode[] | null | undefined;
  /** With `loadChildren`: says that nothing will come, so that nobody asks. @defaultValue false */
  isLeaf?: boolean | undefined;
  /** Can neither be chosen nor opened. @defaultValue false */
  isDisabled?: boolean | undefined;
}

export type ChildrenOf = (node: CascaderNode) => readonly CascaderNode[] | null | undefined;

/** Deeper than any real tree; a tree that contains itself ends here. */
export const deepest = 32;

/** Follows a path of values; as many nodes as exist, so a shorter list than the path is a path that broke off. */
export function nodesAlong(
  roots: readonly CascaderNode[],
  path: CascaderPath,
  childrenOf: ChildrenOf,
): CascaderNode[] {
  const nodes: CascaderNode[] = [];
  let brothers: readonly CascaderNode[] | null | undefined = roots;
  for (const value of path) {
    const node = brothers?.find((brother) => brother.value === value);
    if (!node) break;
    nodes.push(node);
    brothers = childrenOf(node);
  }
  return nodes;
}

/** Finds the first node of a value, in the order of reading, with all its parents. */
export function findByValue(
  roots: readonly CascaderNode[],
  value: CascaderValue,
  childrenOf: ChildrenOf,
): CascaderNode[] {
  const trail: CascaderNode[] = [];
  const visit = (nodes: readonly CascaderNode[]): boolean =>
    trail.length < deepest &&
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
