import { media, space } from '@lectern/themes';

import { style } from '@vanilla-extract/css';

export const part = style({
  marginBlockEnd: '40px',
  // Under the bar that leads to the parts.
  selectors: { 'nav + &': { marginBlockStart: space.x6 } },
  scrollMarginTop: '56px',
  '@media': { [media.desktop]: { marginBlockEnd: space.x12 } },
});
