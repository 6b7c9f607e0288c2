import { media } from '@lectern/themes';
import { style } from '@vanilla-extract/css';
import * as mainMenu from '../parts/MainMenu.css.ts';
import { wideSearch } from '../parts/white.css.ts';

/** The search comes first; the menu takes the rest of the line. */
export const search = style({
  '@media': {
    [media.desktop]: { selectors: { [`${wideSearch}&`]: { flex: '0 1 160px' } } },
    [media.wide]: { selectors: { [`${wideSearch}&`]: { flex: '1 1 220px', maxWidth: '320px' } } },
  },
});
export const menu = style({
  justifyContent: 'flex-end',
  selectors: { [`${mainMenu.menu}&`]: { flexGrow: 2 } },
});
