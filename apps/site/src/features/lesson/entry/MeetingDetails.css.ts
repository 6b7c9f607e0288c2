import { fontSize, fontWeight, space, tabularFigures } from '@lectern/themes';
import { style } from '@vanilla-extract/css';

/** Shown on the dark stage, on a line of its own. */
export const details = style({ flexBasis: '100%', display: 'grid', justifyContent: 'center' });
export const value = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  minHeight: '44px',
});
export const text = style([
  tabularFigures,
  { fontSize: fontSize.lg, fontWeight: fontWeight.medium, overflowWrap: 'anywhere', userSelect: 'all' },
]);
