import type { Drawing } from './drawing.ts';

/** A framed certificate with its seal. */
export const drawing: Drawing = {
  body: 'M44 36h72a4 4 0 0 1 4 4v48a4 4 0 0 1-4 4H44a4 4 0 0 1-4-4V40a4 4 0 0 1 4-4z',
  line: 'M54 50h36M54 60h26M54 70h18',
  accent: 'M96 64a10 10 0 1 0 .1 0M90 82l-3 18 9-5 9 5-3-18',
};
