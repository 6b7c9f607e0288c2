import type { Drawing } from './drawing.ts';

/** A crown. */
export const drawing: Drawing = {
  body: 'M46 54l18 14 16-26 16 26 18-14-8 38H54z',
  line: 'M56 102h48M60 82h40',
  accent: 'M80 36a4 4 0 1 0 .1 0M43 46a4 4 0 1 0 .1 0M117 46a4 4 0 1 0 .1 0',
};
