import { media, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

// The stage is dark in every theme, as for a school's own videos.
const dark = '#0b0d12';

export const player = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: radius.card,
  background: dark,
  color: '#fff',
  '@media': { [media.phone]: { borderRadius: 0 } },
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' } },
});
export const frame = style({ width: '100%', height: '100%', border: 0 });
export const panel = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: space.x4,
  padding: space.x4,
  background: dark,
  textAlign: 'center',
});
export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  padding: `${space.x3} 0 0`,
  '@media': { [media.phone]: { paddingInline: space.x4 } },
});
