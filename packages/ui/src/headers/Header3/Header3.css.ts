import { space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { desktopOnly } from '../parts/parts.css.ts';

export const search = style({ marginInline: 'auto' });
/* The row scrolls away; the line above it stays. */
export const row = style([
  desktopOnly,
  {
    position: 'relative',
    zIndex: 1,
    color: color.ink,
    background: color.surface,
    boxShadow: `0 1px 0 ${color.line}`,
  },
]);
export const rowLine = style({ maxWidth: '1264px', height: '56px', margin: '0 auto', padding: `0 20px` });
export const rowMenu = style({ paddingInline: 0, gap: space.x2 });
