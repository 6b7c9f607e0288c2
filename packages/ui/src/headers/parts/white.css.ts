import { fontWeight, media } from '@lectern/themes';
import { accentFill, color, header } from '@lectern/themes/css';
import { globalStyle, style } from '@vanilla-extract/css';
import * as mainMenu from './MainMenu.css.ts';
import * as studentArea from './student/StudentArea.css.ts';
import * as searchBox from './SearchBox.css.ts';

/** Templates 2 and 3 are white, whatever the palette; the accent colour marks what matters. */
export const white = style({
  vars: {
    [header.surface]: color.surface,
    [header.fade]: color.surface,
    [header.ink]: color.ink,
    [color.focus]: color.accentText,
  },
  boxShadow: `0 1px 0 ${color.line}`,
});
globalStyle(`${white} ${mainMenu.menuLink}[aria-current]`, {
  color: color.accentText,
  fontWeight: fontWeight.strong,
});
globalStyle(`${white} ${studentArea.register}`, accentFill);

/** A wide search with a button in the school's colour. */
export const wideSearch = style({
  '@media': {
    [media.tablet]: {
      flex: '1 1 240px',
      maxWidth: '440px',
      height: '40px',
      background: color.surface,
      border: `1.5px solid ${color.accent}`,
    },
  },
});
globalStyle(`${wideSearch} ${searchBox.searchSubmit}`, {
  '@media': { [media.tablet]: { width: '56px', height: '31px', marginInlineEnd: '3px', ...accentFill } },
});

/** The plain search of the other templates is a sunken field on white. */
globalStyle(`${white} ${searchBox.search}:not(${wideSearch})`, { background: color.sunken });
