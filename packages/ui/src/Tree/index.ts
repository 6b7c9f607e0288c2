export { Tree, type TreeProps } from './Tree.tsx';
export type { TreeNode } from './walk.ts';
