import type { CascaderNode } from '../Cascader/index.ts';

/**
 * Fetches what is under an option of a cascade field whose record tells only the levels above; an empty list
 * makes it a leaf. A refusal shows a retry.
 */
export type LoadOptions = (
  fieldId: string,
  value: string,
  signal: AbortSignal,
) => Promise<readonly CascaderNode[]>;
