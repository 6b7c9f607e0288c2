import { fontSize, fontWeight, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const reason = style({
  padding: `${space.x3} ${space.x4}`,
  borderInlineStart: `3px solid ${color.danger}`,
  background: color.sunken,
  color: color.ink,
  overflowWrap: 'anywhere',
});
export const name = style({
  display: 'block',
  color: color.danger,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
});
