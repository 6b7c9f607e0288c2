import type { Drawing } from './drawing.ts';

/** A calendar and a clock. */
export const drawing: Drawing = {
  body: 'M46 40h62a4 4 0 0 1 4 4v50a4 4 0 0 1-4 4H46a4 4 0 0 1-4-4V44a4 4 0 0 1 4-4z',
  line: 'M42 56h70M58 34v12M96 34v12M54 68h8M72 68h8M54 82h8',
  accent: 'M102 74a15 15 0 1 0 .1 0M102 81v8l6 4',
};
