import { fontSize, media, radius, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const count = style([tabularFigures, { margin: `${space.x4} 0`, color: color.inkMuted, fontSize: fontSize.sm }]);
export const list = style({ display: 'grid', gap: space.x8, maxWidth: '760px' });
export const entry = style({
  display: 'grid',
  gap: space.x3,
  paddingBlockEnd: space.x8,
  borderBlockEnd: `1px solid ${color.line}`,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 360px',
});
export const meta = style([tabularFigures, { display: 'flex', flexWrap: 'wrap', gap: space.x3, margin: 0, color: color.inkMuted, fontSize: fontSize.sm }]);
export const material = style({
  padding: `${space.x3} ${space.x4}`,
  borderRadius: radius.card,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  background: color.surface,
  lineHeight: '1.8',
});
export const fold = style({
  minHeight: '32px',
  alignContent: 'center',
  color: color.inkMuted,
  fontSize: fontSize.sm,
  cursor: 'pointer',
  '@media': { [media.touch]: { minHeight: '44px' } },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });
export const pages = style({ marginBlockStart: space.x6 });
