import { fontSize, inRows, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const span = style([tabularFigures, { color: color.ink, fontSize: fontSize.sm }]);
export const footer = style({
  ...inRows,
  justifyContent: 'space-between',
  gap: `${space.x2} ${space.x4}`,
  marginTop: space.x4,
  // A week may be much shorter than its skeleton.
  selectors: { '[aria-busy=true] + &': { visibility: 'hidden' } },
});
export const zone = style({ color: color.inkMuted, fontSize: fontSize.xs });
