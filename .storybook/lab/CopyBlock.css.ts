import { fontSize, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const block = style({ display: 'grid', gap: space.x2, minWidth: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x3,
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const title = style({ fontSize: fontSize.sm, color: color.inkMuted, overflowWrap: 'anywhere' });
export const actions = style({ display: 'flex', gap: space.x2 });
export const code = style({
  maxHeight: '320px',
  overflow: 'auto',
  padding: space.x4,
  fontSize: fontSize.sm,
  lineHeight: '1.5',
  background: color.sunken,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
});
