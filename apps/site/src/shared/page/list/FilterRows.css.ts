import { media, space } from '@lectern/themes';
import { globalStyle, style } from '@vanilla-extract/css';

export const rows = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x2} ${space.x8}`,
  // Takes no more width than the elements beside it leave.
  width: 0,
  minWidth: '100%',
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      gap: space.x4,
      // Scrolls beyond the gutter, which shows that there is more, and leaves room for the focus ring.
      width: 'auto',
      minWidth: 0,
      margin: `-2px calc(-1 * ${space.x4}) -2px calc(-1 * ${space.x1})`,
      padding: `${space.x1} ${space.x4} ${space.x1} ${space.x1}`,
      scrollPaddingInline: space.x4,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});

globalStyle(`${rows} > [role=group]`, { '@media': { [media.phone]: { flex: 'none', flexWrap: 'nowrap' } } });
globalStyle(`${rows} > [role=group] > div`, {
  '@media': { [media.phone]: { flex: 'none', margin: 0, padding: 0, overflow: 'visible' } },
});
