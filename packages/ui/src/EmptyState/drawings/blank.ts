import type { Drawing } from './drawing.ts';

/** An open box. */
export const drawing: Drawing = {
  body: 'M46 62 80 50l34 12v34l-34 12-34-12z',
  line: 'M46 62l34 12 34-12M80 74v34',
  accent: 'M46 62 36 50l34-11 10 11 10-11 34 11-10 12',
};
