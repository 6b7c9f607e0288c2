import type { Drawing } from './drawing.ts';

/** A speech bubble. */
export const drawing: Drawing = {
  body: 'M46 42h68a6 6 0 0 1 6 6v36a6 6 0 0 1-6 6H80L64 104V90H46a6 6 0 0 1-6-6V48a6 6 0 0 1 6-6z',
  line: 'M54 58h40M54 70h28',
  accent: 'M104 36a7 7 0 1 0 .1 0',
};
