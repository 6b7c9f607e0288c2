import { fontSize, fontWeight, lineHeight, media, radius, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const card = style({
  position: 'relative',
  height: '100%',
  ':hover': { boxShadow: color.shadowFloating },
});
/** The whole card is the link's target. */
export const nameLink = style({
  color: color.ink,
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
  ':focus-visible': { outline: 'none' },
  selectors: {
    [`${card}:hover &`]: { color: color.accentText },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});
/** Dates and names do not break within a line. */
export const unbroken = style({ wordBreak: 'keep-all', overflowWrap: 'anywhere' });
export const side = style({ '@media': { [media.desktop]: { position: 'sticky', top: '80px' } } });
export const fee = style([
  tabularFigures,
  { color: color.ink, fontSize: fontSize.xl, fontWeight: fontWeight.strong, lineHeight: lineHeight.heading },
]);
export const muted = style({ color: color.inkMuted, fontSize: fontSize.sm, lineHeight: lineHeight.text });

export const heading = style({
  margin: `${space.x8} 0 ${space.x4}`,
  color: color.ink,
  fontSize: fontSize.xl,
  selectors: { 'section:first-child > &': { marginBlockStart: 0 } },
});
export const description = style({ maxWidth: '38em', color: color.ink, lineHeight: lineHeight.text });
export const province = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${space.x1} ${space.x4}`,
  padding: `${space.x4} ${space.x6}`,
  '@media': { [media.phone]: { paddingInline: space.x4 } },
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});
export const provinceName = style({ color: color.ink, fontWeight: fontWeight.medium });
export const times = style([
  tabularFigures,
  unbroken,
  { gridColumn: '1 / -1', color: color.inkMuted, fontSize: fontSize.sm, lineHeight: lineHeight.text },
]);
export const help = style([muted, { marginBlockEnd: space.x4 }]);
