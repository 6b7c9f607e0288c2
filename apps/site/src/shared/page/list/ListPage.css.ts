import { space } from '@lectern/themes';
import { style } from '@vanilla-extract/css';

/** Cards, one below the other. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  marginBlockEnd: space.x6,
});
