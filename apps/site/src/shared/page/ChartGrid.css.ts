import { media, space } from '@lectern/themes';
import { globalStyle, style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gap: space.x4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))' },
    // Browsers do not break a grid across pages.
    print: { display: 'block' },
  },
});
globalStyle(`${grid} > *`, { '@media': { print: { breakInside: 'avoid', marginBlockEnd: space.x4 } } });
export const wide = style({ '@media': { [media.desktop]: { gridColumn: '1 / -1' } } });
