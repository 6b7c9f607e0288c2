import type { Drawing } from './drawing.ts';

/** A folder of papers. */
export const drawing: Drawing = {
  body: 'M40 46a4 4 0 0 1 4-4h22l8 9h42a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4H44a4 4 0 0 1-4-4z',
  line: 'M40 64h80',
  accent: 'M70 78v16M62 87l8 8 8-8M90 88h18',
};
