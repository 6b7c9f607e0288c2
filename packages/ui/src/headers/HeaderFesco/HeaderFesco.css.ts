import { media, space } from '@lectern/themes';
import { color, header } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import * as searchBox from '../parts/SearchBox.css.ts';

/** A company's header: white, above a stripe in its colour, with the menu in the middle. */
export const bar = style({
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 'auto 0 0',
      height: '2px',
      background: `linear-gradient(90deg, ${header.accent}, ${color.accentSoft})`,
    },
  },
});
export const menu = style({ justifyContent: 'center' });
export const search = style({
  '@media': {
    [media.desktop]: { selectors: { [`${searchBox.search}&`]: { width: '176px' } } },
    [media.wide]: {
      selectors: { [`${searchBox.search}&`]: { width: '208px', marginInlineStart: space.x2 } },
    },
  },
});
