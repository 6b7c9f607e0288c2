import { fontSize, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const appCodes = style({ display: 'flex', gap: space.x4 });

export const appCode = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.x1,
  margin: 0,
  color: color.inkMuted,
  fontSize: fontSize.xs,
});

export const appLink = style({ color: color.accentText, ':hover': { textDecoration: 'underline' } });
