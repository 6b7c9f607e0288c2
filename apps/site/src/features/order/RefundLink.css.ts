import { fontSize, media } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/** On phones a line of its own, since beside it there is no room for all buttons. */
export const over = style({
  color: color.inkMuted,
  fontSize: fontSize.sm,
  '@media': { [media.phone]: { flexBasis: '100%', textAlign: 'end' } },
});
