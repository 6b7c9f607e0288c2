import { fontFamily, fontSize, inRows, lineHeight, media, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const stage = style({
  boxSizing: 'border-box',
  minHeight: '100vh',
  padding: space.x4,
  background: color.page,
  color: color.ink,
  fontFamily,
  fontSize: fontSize.md,
  lineHeight: lineHeight.text,
  '@media': { [media.tablet]: { padding: space.x8 } },
});

export const inner = style({ display: 'grid', justifyItems: 'start', gap: space.x6, marginInline: 'auto' });
export const row = style({ ...inRows, gap: space.x4 });
