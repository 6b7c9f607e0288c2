import { style } from '@vanilla-extract/css';

/** On a line of its own, no longer than a hand can comfortably drag. */
export const range = style({ maxWidth: '440px' });
