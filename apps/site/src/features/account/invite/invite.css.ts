import { fontSize, fontWeight, lineHeight, media, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const total = style([
  tabularFigures,
  {
    marginInlineStart: space.x2,
    color: color.inkMuted,
    fontSize: fontSize.md,
    fontWeight: fontWeight.regular,
  },
]);

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.x8,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x6 } },
});
export const text = style({ minWidth: 0 });
export const lead = style({
  maxWidth: '38em',
  margin: `${space.x2} 0 0`,
  color: color.inkMuted,
  lineHeight: lineHeight.text,
});
export const label = style({
  display: 'block',
  color: color.inkMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.regular,
});
export const code = style([
  tabularFigures,
  {
    display: 'block',
    color: color.accentText,
    fontSize: fontSize.xxl,
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.heading,
    letterSpacing: '0.08em',
    overflowWrap: 'anywhere',
  },
]);
export const linkRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space.x3,
  marginBlockStart: space.x4,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export { besideWideField as copy } from '../../../shared/page/besideField.css.ts';
export const scan = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.x3,
  '@media': { [media.phone]: { paddingBlockStart: space.x6, borderBlockStart: `1px solid ${color.line}` } },
});
export const scanWords = style({ color: color.ink, fontWeight: fontWeight.medium, textAlign: 'center' });
export const rules = style({
  marginBlockStart: space.x6,
  paddingBlockStart: space.x4,
  borderBlockStart: `1px solid ${color.line}`,
  color: color.inkMuted,
  fontSize: fontSize.sm,
});
export const rulesName = style({
  margin: `0 0 ${space.x1}`,
  color: color.ink,
  fontWeight: fontWeight.medium,
});
export const noReward = style({ gridArea: '1 / 2 / span 2', color: color.inkMuted, fontSize: fontSize.sm });
