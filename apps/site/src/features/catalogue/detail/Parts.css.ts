import { media, space } from '@lectern/themes';
import { globalStyle, style } from '@vanilla-extract/css';

export const part = style({
  marginBlockEnd: '40px',
  // Below the bar with links to the parts.
  selectors: { 'nav + &': { marginBlockStart: space.x6 } },
  '@media': { [media.desktop]: { marginBlockEnd: space.x12 } },
});
// Keeps focused elements and link targets below that bar as well.
globalStyle(`:root:has(${part})`, { scrollPaddingBlockStart: '120px' });
