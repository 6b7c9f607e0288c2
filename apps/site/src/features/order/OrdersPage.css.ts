import { fontSize, fontWeight, inRows, media, space, tabularFigures } from '@lectern/themes';
import { cardBox, color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const card = style({ containerType: 'inline-size', ...cardBox });

export const head = style({
  ...inRows,
  gap: `${space.x1} ${space.x4}`,
  padding: `${space.x3} ${space.x4}`,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.inkMuted,
  fontSize: fontSize.sm,
});
export const time = style(tabularFigures);
export const number = style([
  tabularFigures,
  { minWidth: 0, overflowWrap: 'anywhere', '@media': { [media.phone]: { order: 3, flexBasis: '100%' } } },
]);
export const state = style({ display: 'flex', gap: space.x2, marginInlineStart: 'auto' });
export const body = style({ padding: space.x4 });

export const footer = style({
  ...inRows,
  justifyContent: 'space-between',
  gap: space.x3,
  padding: `${space.x3} ${space.x4}`,
  borderBlockStart: `1px solid ${color.line}`,
});
export const total = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.x2,
  color: color.inkMuted,
  fontSize: fontSize.sm,
});
export const label = style({ marginInlineStart: space.x2 });
export const amount = style([
  tabularFigures,
  { color: color.ink, fontSize: fontSize.lg, fontWeight: fontWeight.strong },
]);
/** Right-aligned, with the main action last, also when they wrap. */
export const actions = style({
  ...inRows,
  justifyContent: 'flex-end',
  gap: space.x2,
  marginInlineStart: 'auto',
});
export const countdown = style([tabularFigures, { color: color.warning, fontSize: fontSize.sm }]);
