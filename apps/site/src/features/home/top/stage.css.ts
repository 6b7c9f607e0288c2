import { media, space } from '@lectern/themes';
import { style } from '@vanilla-extract/css';
import { heights } from './Banners.css.ts';

/** Banner and category rail side by side; on phones the rail is a row of chips below the banner. */
export const stage = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: '232px minmax(0, 1fr)',
      gap: space.x4,
      position: 'relative',
    },
  },
});

/** Reserves the banner's row, since the chips may be painted before the banner has loaded. */
export const stageWithBanner = style({
  display: 'grid',
  gridTemplateRows: `minmax(${heights.phone}, auto) auto`,
  gap: space.x4,
  '@media': {
    [media.tablet]: { gridTemplateRows: `minmax(${heights.tablet}, auto) auto` },
    [media.desktop]: { gridTemplateRows: `minmax(${heights.desktop}, auto)` },
  },
});
