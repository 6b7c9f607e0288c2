import { fontSize, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { controlReset } from '../internal/style.ts';

const hairline = { content: '', flex: 1, height: '1px', background: color.line };

export const divider = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  marginTop: space.x2,
  color: color.inkMuted,
  fontSize: fontSize.xs,
  '::before': hairline,
  '::after': hairline,
});
export const providers = style({
  display: 'flex',
  justifyContent: 'center',
  gap: space.x4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const provider = style({
  ...controlReset,
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.full,
  color: color.inkMuted,
  background: color.surface,
  cursor: 'pointer',
  ':hover': { color: color.accentText, borderColor: color.accentText },
});
