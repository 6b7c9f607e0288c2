import { fontSize, lineHeight, media, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const lead = style({
  maxWidth: '44em',
  margin: `-${space.x2} 0 ${space.x6}`,
  color: color.inkMuted,
  lineHeight: lineHeight.text,
  '@media': { [media.tablet]: { fontSize: fontSize.lg } },
});
