import { media, space } from '@lectern/themes';
import { globalStyle, style } from '@vanilla-extract/css';

/** Clips chips in a scrolling line at the edge of the card. */
export const filters = style({
  overflow: 'hidden',
  '@media': { [media.desktop]: { paddingInline: space.x6 }, print: { display: 'none' } },
});
globalStyle(`${filters}[data-waits] > *`, { visibility: 'hidden' });
