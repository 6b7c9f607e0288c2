import { fontSize, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { openMark } from './today.css.ts';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: '44px',
  paddingInline: space.x3,
  borderRadius: radius.control,
  background: color.accentSoft,
  color: color.accentText,
  fontSize: fontSize.sm,
});
export const ring = style([openMark, { flex: 'none', margin: '1px' }]);
export const tick = style({ color: color.success });
export const chevron = style({ marginInlineStart: 'auto' });
