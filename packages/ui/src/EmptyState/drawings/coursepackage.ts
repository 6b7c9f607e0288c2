import type { Drawing } from './drawing.ts';

/** A pile of books, tied together. */
export const drawing: Drawing = {
  body: 'M48 88h64v16H48zM52 70h58v18H52zM46 54h62v16H46z',
  line: 'M58 62h26M62 79h24M58 96h26',
  accent: 'M94 54v16m4 0v18m2 0v16M100 54c-10-2-14-14-6-16s8 10 6 16c2-6 8-14 14-8s-6 10-14 8',
};
