import { fontSize, fontWeight, lineHeight, media, radius, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const card = style({
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: `0 0 0 1px ${color.line}`,
  '@media': { [media.desktop]: { position: 'sticky', top: '80px' } },
});
export const cover = style({
  aspectRatio: '16 / 9',
  background: color.accentSoft,
  '@media': { '(max-width: 1023.98px)': { display: 'none' } },
});
export const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
export const body = style({ display: 'grid', gap: space.x3, padding: space.x4 });
export const when = style([
  tabularFigures,
  {
    display: 'grid',
    color: color.ink,
    fontSize: fontSize.xl,
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.heading,
  },
]);
export const quiet = style({
  color: color.inkMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.regular,
  lineHeight: lineHeight.text,
});
/** A phone has its action in the bar below. */
export const primary = style({ '@media': { [media.phone]: { display: 'none' } } });
export const barWhen = style([
  tabularFigures,
  { margin: 0, color: color.ink, fontWeight: fontWeight.medium },
]);
