import { fontSize, fontWeight, inRows, lineHeight, radius, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const status = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x4,
  selectors: { '&[data-member]': { background: color.accentSoft } },
});
export const icon = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  borderRadius: radius.full,
  background: color.sunken,
  color: color.inkMuted,
  selectors: { '[data-member] > &': { background: color.surface, color: color.accentText } },
});
export const text = style({ minWidth: 0 });
export const name = style({
  color: color.ink,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
});
export const hint = style([
  tabularFigures,
  { color: color.inkMuted, fontSize: fontSize.sm, selectors: { '[data-member] &': { color: color.ink } } },
]);

export const plans = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 216px), 1fr))',
  gap: space.x4,
});
export const row = style({ display: 'grid', maxWidth: '480px' });
/** Benefits fill the height of the tallest plan, so that prices and buttons are aligned. */
export const plan = style({ display: 'grid', gridTemplateRows: 'auto auto 1fr auto', gap: space.x4 });
export const planName = style({
  ...inRows,
  gap: space.x2,
  color: color.ink,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
});
export const benefit = style({
  display: 'flex',
  gap: space.x2,
  color: color.ink,
  fontSize: fontSize.sm,
  overflowWrap: 'anywhere',
});
export const check = style({ marginBlockStart: '2px', color: color.accentText });
