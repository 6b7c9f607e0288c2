import { fontSize, lineHeight, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const picture = style({
  display: 'block',
  width: '100%',
  maxWidth: '560px',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  marginBlock: space.x4,
  borderRadius: radius.card,
});

export const words = style({
  maxWidth: '68ch',
  marginBlock: space.x3,
  color: color.ink,
  fontSize: fontSize.md,
  lineHeight: lineHeight.text,
  overflowWrap: 'anywhere',
});
