import { fontSize, fontWeight, lineHeight, media, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { footer } from '../community.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))',
  gap: space.x4,
  margin: `0 0 ${space.x4}`,
});
export const item = style({ display: 'grid' });
export const card = style({ gridTemplateColumns: 'auto minmax(0, 1fr)', height: '100%' });
export const head = style({
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const cover = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  width: '96px',
  height: '96px',
  borderRadius: radius.control,
  background: color.sunken,
  color: color.inkMuted,
  fontSize: fontSize.xl,
  fontWeight: fontWeight.strong,
  '@media': { [media.phone]: { width: '72px', height: '72px' } },
});
export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
export const summary = style({
  maxWidth: '76ch',
  color: color.ink,
  lineHeight: lineHeight.text,
  overflowWrap: 'anywhere',
});
export const skeletons = style([grid, { gridAutoRows: '146px' }]);
export const actions = style([footer, { marginBlockStart: space.x2 }]);
