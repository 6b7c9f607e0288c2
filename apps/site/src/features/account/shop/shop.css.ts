import { fontSize, fontWeight, inRows, space, tabularFigures } from '@lectern/themes';
import { cardBox, color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const remainingPoints = style({
  ...inRows,
  justifyContent: 'space-between',
  gap: space.x3,
  marginBlockEnd: space.x6,
});

export const goodsGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: space.x4,
});
export const row = style({ display: 'grid' });
export const goods = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: space.x3,
  overflow: 'hidden',
  ...cardBox,
});
export const cover = style({
  display: 'grid',
  placeItems: 'center',
  height: '112px',
  background: color.accentSoft,
  color: color.accentText,
  selectors: { '[data-state=soldOut] > &': { background: color.sunken, color: color.inkMuted } },
});
export const picture = style({ display: 'block', width: '100%', height: '112px', objectFit: 'cover' });
export const head = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.x2,
  padding: `0 ${space.x4}`,
});
export const description = style({
  padding: `0 ${space.x4}`,
  color: color.inkMuted,
  fontSize: fontSize.sm,
  overflowWrap: 'anywhere',
});
export const footer = style({
  ...inRows,
  justifyContent: 'space-between',
  gap: space.x2,
  padding: `0 ${space.x4} ${space.x4}`,
});
export const price = style([
  tabularFigures,
  { display: 'grid', color: color.ink, fontSize: fontSize.lg, fontWeight: fontWeight.strong },
]);
export const remaining = style({
  color: color.inkMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.regular,
});
