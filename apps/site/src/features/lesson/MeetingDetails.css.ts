import { fontSize, fontWeight, space, tabularFigures } from '@lectern/themes';
import { style } from '@vanilla-extract/css';

/** Stands on the dark stage. */
export const details = style({ display: 'grid', gap: space.x2, margin: 0, maxWidth: '100%' });
export const detail = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.x3,
});
export const name = style({ color: 'rgb(255 255 255 / 0.78)', fontSize: fontSize.sm });
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
