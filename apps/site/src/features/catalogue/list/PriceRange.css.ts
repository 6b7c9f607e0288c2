import { style } from '@vanilla-extract/css';

/** No longer than a hand draws, on a line of its own. */
export const range = style({ maxWidth: '440px' });
