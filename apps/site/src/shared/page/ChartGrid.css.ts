import { media, space } from '@lectern/themes';
import { style } from '@vanilla-extract/css';

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
