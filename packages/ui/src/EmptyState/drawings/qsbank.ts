import type { Drawing } from './drawing.ts';

/** A paper with choices. */
export const drawing: Drawing = {
  body: 'M54 28h52a4 4 0 0 1 4 4v70a4 4 0 0 1-4 4H54a4 4 0 0 1-4-4V32a4 4 0 0 1 4-4z',
  line: 'M62 42h36M78 58h20M78 74h20M78 90h20',
  accent: 'M66 54a4 4 0 1 0 .1 0M66 86a4 4 0 1 0 .1 0M61 73l4 4 7-8',
};
