import type { Drawing } from './drawing.ts';

/** A page with a bookmark. */
export const drawing: Drawing = {
  body: 'M50 34h60a4 4 0 0 1 4 4v62a4 4 0 0 1-4 4H50a4 4 0 0 1-4-4V38a4 4 0 0 1 4-4z',
  line: 'M56 50h22M56 62h22M56 88h46',
  accent: 'M88 34v34l8-7 8 7V34',
};
