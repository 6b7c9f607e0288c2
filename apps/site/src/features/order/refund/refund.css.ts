import { fontSize, fontWeight, media, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const hint = style({
  display: 'block',
  maxWidth: '40em',
  color: color.inkMuted,
  fontSize: fontSize.sm,
  overflowWrap: 'anywhere',
});
export const item = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.x3,
  padding: `${space.x3} 0`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});
export const tick = style({ flex: 1, minWidth: 0 });
export const name = style({
  display: 'block',
  color: color.ink,
  fontSize: fontSize.md,
  fontWeight: fontWeight.strong,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
});
export const amount = style([tabularFigures, { flex: 'none', color: color.ink }]);
export const refundTotal = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.x2,
  minWidth: 0,
  paddingBlockStart: space.x4,
  borderBlockStart: `1px solid ${color.line}`,
});
export const problem = style({ color: color.danger });
export const send = style({
  justifySelf: 'start',
  minWidth: '160px',
  '@media': { [media.phone]: { justifySelf: 'stretch' } },
});
export const cancel = style([send, { marginBlockStart: space.x4 }]);
