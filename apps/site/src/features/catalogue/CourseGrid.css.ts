import { media, space } from '@lectern/themes';
import { style } from '@vanilla-extract/css';

/** Four cards on desktop, three on tablets, one on phones. */
export const grid = style({
  display: 'grid',
  gap: space.x4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space.x6 },
  },
  transition: 'opacity 120ms',
  selectors: { '&[aria-busy=true]': { opacity: 0.55 } },
});

export const cell = style({ display: 'grid', minWidth: 0 });
