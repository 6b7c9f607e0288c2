import type { Drawing } from './drawing.ts';

/** Three people together. */
export const drawing: Drawing = {
  body: 'M80 46a11 11 0 1 0 .1 0M58 104c0-16 8-26 22-26s22 10 22 26z',
  line: 'M54 58a8 8 0 1 0 .1 0M40 100c0-12 5-19 14-19M106 58a8 8 0 1 0 .1 0M120 100c0-12-5-19-14-19',
  accent: 'M73 92l5 5 9-10',
};
