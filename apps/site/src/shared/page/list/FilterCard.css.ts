import { media, space } from '@lectern/themes';
import { style } from '@vanilla-extract/css';

/** Chips in one line go on below its edge. */
export const filters = style({
  overflow: 'hidden',
  '@media': { [media.desktop]: { paddingInline: space.x6 } },
});
