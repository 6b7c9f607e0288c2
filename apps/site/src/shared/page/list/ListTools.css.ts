import { media } from '@lectern/themes';
import { style } from '@vanilla-extract/css';

export const filter = style({
  flex: '1 1 auto',
  minWidth: 0,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});
