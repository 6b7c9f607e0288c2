import { fontSize, fontWeight, lineHeight, media, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const lead = style({
  maxWidth: '38em',
  margin: `-${space.x2} 0 ${space.x4}`,
  color: color.inkMuted,
  lineHeight: lineHeight.text,
  textWrap: 'pretty',
  '@media': { [media.tablet]: { fontSize: fontSize.lg } },
});
export const count = style([
  tabularFigures,
  { minHeight: '24px', margin: `${space.x4} 0`, color: color.ink, fontWeight: fontWeight.medium },
]);
