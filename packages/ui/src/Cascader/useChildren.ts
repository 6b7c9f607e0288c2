import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CascaderNode } from './tree.ts';

/**
 * Fetches a node's children; `path` leads from the root to the node. If the promise rejects, a retry button is
 * shown.
 */
export type LoadChildren = (
  node: CascaderNode,
  about: { path: readonly CascaderNode[]; signal: AbortSignal },
) => Promise<readonly CascaderNode[]>;

/** Fetched children by node; kept when the panel closes. */
export type LoadedChildren = WeakMap<CascaderNode, readonly CascaderNode[]>;

export type Children = ReturnType<typeof useChildren>;

export type Waiting = 'loading' | 'failed';

/**
 * Returns the children of every node, given or fetched. A response is dropped if the panel was closed, the tree
 * changed or a retry was sent in the meantime.
 */
export function useChildren(loadChildren: LoadChildren | undefined, loaded: LoadedChildren) {
  const [version, setVersion] = useState(0);
  const running = useRef(new Map<CascaderNode, AbortController>());
  const failed = useRef(new Set<CascaderNode>());
  const redraw = useCallback(() => setVersion((before) => before + 1), []);

  useEffect(() => {
    const requests = running.current;
    return () => {
      for (const controller of requests.values()) controller.abort();
      requests.clear();
    };
  }, []);

  const childrenOf = useCallback((node: CascaderNode) => loaded.get(node) ?? node.children, [loaded]);

  const isBranch = useCallback(
    (node: CascaderNode) => {
      const children = childrenOf(node);
      return children ? children.length > 0 : loadChildren !== undefined && node.isLeaf !== true;
    },
    [childrenOf, loadChildren],
  );

  const load = useCallback(
    (path: readonly CascaderNode[], onLeaf?: () => void) => {
      const node = path.at(-1);
      if (!node || !loadChildren || childrenOf(node) || node.isLeaf || running.current.has(node)) return;
      const controller = new AbortController();
      running.current.set(node, controller);
      failed.current.delete(node);
      redraw();
      const settle = (children: readonly CascaderNode[] | null) => {
        if (controller.signal.aborted) return;
        running.current.delete(node);
        if (children) loaded.set(node, children);
        else failed.current.add(node);
        redraw();
        if (children?.length === 0) onLeaf?.();
      };
      // A loader that throws synchronously is handled like a rejected promise.
      new Promise<readonly CascaderNode[]>((resolve) => {
        resolve(loadChildren(node, { path, signal: controller.signal }));
      }).then(
        (children) => settle(Array.isArray(children) ? children : []),
        () => settle(null),
      );
    },
    [loadChildren, childrenOf, loaded, redraw],
  );

  const waitingOf = useCallback((node: CascaderNode): Waiting | undefined => {
    if (running.current.has(node)) return 'loading';
    return failed.current.has(node) ? 'failed' : undefined;
  }, []);

  return useMemo(
    () => ({ version, childrenOf, isBranch, load, waitingOf }),
    [version, childrenOf, isBranch, load, waitingOf],
  );
}
