import { media, space } from '@lectern/themes';
import { globalStyle, style } from '@vanilla-extract/css';

/** Four cards on desktop, three on tablets, one on phones. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space.x6 },
  },
});

// While the next results are loading, the pictures are faded; the text stays readable.
globalStyle(`${grid}[aria-busy=true] img`, { opacity: 0.4 });

export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  '@media': {
    '(min-width: 640px) and (max-width: 1023.98px)': {
      selectors: { '[data-row] > &:nth-child(n + 4)': { display: 'none' } },
    },
  },
});
