import { fontWeight, radius, space } from '@lectern/themes';
import { accentFill, color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const outsideLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '48px',
  paddingInline: space.x6,
  borderRadius: radius.control,
  ...accentFill,
  fontWeight: fontWeight.medium,
  ':hover': { background: color.accentHover },
});
