import { fontSize, fontWeight, space, tabularFigures } from '@lectern/themes';
import { style } from '@vanilla-extract/css';

/** Stands on the dark stage, on a line of its own. */
export const details = style({
  flexBasis: '100%',
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'center',
  gap: `${space.x2} ${space.x3}`,
  margin: 0,
});
export const detail = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
});
export const name = style({ color: 'rgb(255 255 255 / 0.78)', fontSize: fontSize.sm, textAlign: 'end' });
export const value = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  minHeight: '44px',
  margin: 0,
});
export const text = style([
  tabularFigures,
  { fontSize: fontSize.lg, fontWeight: fontWeight.medium, overflowWrap: 'anywhere', userSelect: 'all' },
]);
export const failed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x3,
  margin: 0,
});
