import { media, space } from '@lectern/themes';
import { color, header } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/** A company's line: white, under a stripe in its colour, the menu in the middle. */
export const bar = style({
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: '8px 0 auto',
      height: '3px',
      background: `linear-gradient(90deg, ${header.accent}, ${color.accentSoft})`,
    },
  },
});
export const menu = style({ justifyContent: 'center' });
export const search = style({
  '@media': {
    [media.desktop]: { width: '176px' },
    [media.wide]: { width: '208px', marginInlineStart: space.x2 },
  },
});
