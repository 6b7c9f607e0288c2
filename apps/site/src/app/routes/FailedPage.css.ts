import { space } from '@lectern/themes';
import { style } from '@vanilla-extract/css';

/** Why the page is not there, and under it the way on. */
export const words = style({ marginBlockEnd: space.x4 });
