import type { Drawing } from './drawing.ts';

/** A receipt. */
export const drawing: Drawing = {
  body: 'M56 30h48v74l-8-6-8 6-8-6-8 6-8-6-8 6z',
  line: 'M66 46h28M66 56h28M66 66h16',
  accent: 'M66 82h12M88 77v10M94 77v10',
};
