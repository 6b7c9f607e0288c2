import type { Drawing } from './drawing.ts';

/** A lectern with sound waves. */
export const drawing: Drawing = {
  body: 'M60 62h40l-5 16H65zM74 78h12v26H74z',
  line: 'M64 104h32M80 40a8 8 0 1 0 .1 0M80 56v6',
  accent: 'M62 38c-5 6-5 14 0 20M98 38c5 6 5 14 0 20M54 32c-9 10-9 22 0 32M106 32c9 10 9 22 0 32',
};
