import { fontWeight, inRows, space } from '@lectern/themes';
import { cardBox } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const panel = style({
  marginBlockEnd: space.x4,
  padding: `0 ${space.x3} ${space.x3}`,
  ...cardBox,
});
/** As high as a line of words, and no smaller for want of room. */
export const remove = style({ flex: 'none', marginBlock: '-8px', paddingInline: space.x2 });
export const name = style({ ...inRows, gap: space.x2, fontWeight: fontWeight.medium });
