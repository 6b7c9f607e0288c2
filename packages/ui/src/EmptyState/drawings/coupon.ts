import type { Drawing } from './drawing.ts';

/** A torn-off ticket. */
export const drawing: Drawing = {
  body: 'M40 50h80v13a9 9 0 0 0 0 18v13H40V81a9 9 0 0 0 0-18z',
  line: 'M92 52v5m0 7v5m0 7v5m0 7v5',
  accent: 'M56 62l8 10 8-10M64 72v14M57 75h14M57 81h14',
};
