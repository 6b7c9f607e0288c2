import type { CascaderNode } from '../Cascader/index.ts';

/**
 * Fetches the children of an option of a cascade field whose record contains only the upper levels; an empty
 * list makes the option a leaf. If the promise rejects, a retry button is shown.
 */
export type LoadOptions = (
  fieldId: string,
  value: string,
  signal: AbortSignal,
) => Promise<readonly CascaderNode[]>;
