import type { Drawing } from './drawing.ts';

/** A question and its answer. */
export const drawing: Drawing = {
  body: 'M40 36h50a5 5 0 0 1 5 5v26a5 5 0 0 1-5 5H60L48 82V72h-8a5 5 0 0 1-5-5V41a5 5 0 0 1 5-5z',
  line: 'M103 56h15a5 5 0 0 1 5 5v26a5 5 0 0 1-5 5h-6v10L100 92H78a5 5 0 0 1-5-5v-7M86 82h26',
  accent: 'M60 49a5 5 0 1 1 7 4.5c-1.5.8-2 2-2 4M65 64v.1',
};
