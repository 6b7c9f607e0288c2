import type { Drawing } from './drawing.ts';

/** A magnifying glass over an empty area. */
export const drawing: Drawing = {
  body: 'M72 36a26 26 0 1 0 .1 0',
  line: 'M92 82l20 20M96 78l20 20M112 102a3 3 0 0 0 4-4',
  accent: 'M60 58c2-6 7-9 13-9M72 72v.1',
};
