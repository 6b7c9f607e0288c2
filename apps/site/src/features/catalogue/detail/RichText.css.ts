import { fontSize, lineHeight } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const text = style({
  maxWidth: '38em',
  color: color.ink,
  fontSize: fontSize.md,
  lineHeight: lineHeight.text,
});
