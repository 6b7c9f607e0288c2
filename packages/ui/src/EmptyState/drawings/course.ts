import type { Drawing } from './drawing.ts';

/** A screen with a lesson. */
export const drawing: Drawing = {
  body: 'M42 38h76a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4H42a4 4 0 0 1-4-4V42a4 4 0 0 1 4-4z',
  line: 'M80 90v12M62 104h36M48 80h64',
  accent: 'M74 52v16l14-8z',
};
