import { fontSize, fontWeight, media, radius, space } from '@lectern/themes';
import { style } from '@vanilla-extract/css';

/** As dark as the player, whatever the theme. */
export const stage = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.x3,
  minHeight: '240px',
  aspectRatio: '16 / 9',
  padding: space.x4,
  borderRadius: radius.card,
  background: '#0b0d12',
  color: '#fff',
  textAlign: 'center',
  boxShadow: 'inset 0 0 0 1px rgb(255 255 255 / 0.12)',
  // The minimum height would make it wider than a phone: there it is as high as the video that replaces it.
  '@media': { [media.phone]: { aspectRatio: 'auto', minHeight: '56.25vw', borderRadius: 0 } },
});
export const icon = style({ width: '40px', height: '40px', opacity: 0.8 });
export const title = style({ fontSize: fontSize.lg, fontWeight: fontWeight.strong });
export const help = style({ color: 'rgb(255 255 255 / 0.78)' });
