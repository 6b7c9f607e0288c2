import type { Drawing } from './drawing.ts';

/** A page under an eye. */
export const drawing: Drawing = {
  body: 'M54 28h38l14 14v60a4 4 0 0 1-4 4H58a4 4 0 0 1-4-4z',
  line: 'M92 28v14h14M64 48h16M64 94h32',
  accent: 'M62 72s7-11 18-11 18 11 18 11-7 11-18 11-18-11-18-11zM80 67a5 5 0 1 0 .1 0',
};
