import type { Drawing } from './drawing.ts';

/** A comment with stars. */
export const drawing: Drawing = {
  body: 'M44 40h72a6 6 0 0 1 6 6v38a6 6 0 0 1-6 6H66L52 102V90h-8a6 6 0 0 1-6-6V46a6 6 0 0 1 6-6z',
  line: 'M56 78h48',
  accent:
    'M62 53l2 4 5 1-4 3 1 5-4-3-4 3 1-5-4-3 5-1zM82 53l2 4 5 1-4 3 1 5-4-3-4 3 1-5-4-3 5-1zM102 53l2 4 5 1-4 3 1 5-4-3-4 3 1-5-4-3 5-1z',
};
