import { fontSize, fontWeight, media, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const lead = style({ maxWidth: '38em', margin: `${space.x2} 0 0`, color: color.inkMuted });
export const part = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.x4,
  marginBlockStart: space.x6,
  paddingBlockStart: space.x6,
  borderBlockStart: `1px solid ${color.line}`,
});
export const field = style({
  width: '100%',
  maxWidth: '272px',
  '@media': { [media.phone]: { maxWidth: 'none' } },
});
export const send = style({ minWidth: '160px', '@media': { [media.phone]: { justifySelf: 'stretch' } } });
/** On the smallest phones its text is wider than its row. */
export const confirmLink = style({ selectors: { '&&': { whiteSpace: 'normal' } } });
export const text = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.x3,
  maxWidth: '26em',
  minWidth: 0,
});
export const hint = style({ color: color.inkMuted, fontSize: fontSize.sm, overflowWrap: 'anywhere' });

export const list = style({ display: 'grid', gap: space.x3 });
export const row = style({ display: 'grid', gap: space.x2 });
export const amount = style([
  tabularFigures,
  { color: color.ink, fontSize: fontSize.lg, fontWeight: fontWeight.strong },
]);
export const time = style([tabularFigures, { color: color.inkMuted, fontSize: fontSize.sm }]);
