import { fontSize, fontWeight, lineHeight, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const time = style([
  tabularFigures,
  {
    display: 'grid',
    color: color.ink,
    fontSize: fontSize.xl,
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.heading,
  },
]);
export const muted = style({
  color: color.inkMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.regular,
  lineHeight: lineHeight.text,
});
export const barWhen = style([tabularFigures, { color: color.ink, fontWeight: fontWeight.medium }]);
