import { media, space } from '@lectern/themes';
import { globalStyle, style } from '@vanilla-extract/css';

export const part = style({
  marginBlockEnd: '40px',
  // Under the bar that leads to the parts.
  selectors: { 'nav + &': { marginBlockStart: space.x6 } },
  '@media': { [media.desktop]: { marginBlockEnd: space.x12 } },
});
// What gets the focus, or is led to, stands below that bar as well.
globalStyle(`:root:has(${part})`, { scrollPaddingBlockStart: '120px' });
