import { fontSize, fontWeight, media, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const heading = style({
  margin: `${space.x8} 0 ${space.x4}`,
  color: color.ink,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.strong,
});
export const grid = style({
  display: 'grid',
  gap: space.x4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))' },
    print: { breakInside: 'avoid' },
  },
});
export const wide = style({ '@media': { [media.desktop]: { gridColumn: '1 / -1' } } });
