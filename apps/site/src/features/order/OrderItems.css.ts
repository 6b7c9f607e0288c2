import { fontSize, fontWeight, radius, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const item = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr) auto',
  gap: space.x3,
  alignItems: 'center',
  '@container': { '(max-width: 380px)': { gridTemplateColumns: '88px minmax(0, 1fr)', rowGap: space.x1 } },
});

export const cover = style({
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: radius.control,
  background: color.accentSoft,
  '@container': { '(max-width: 380px)': { gridRow: 'span 2' } },
});
export const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
/** A placeholder for an item without a picture. */
export const icon = style([cover, { display: 'grid', placeItems: 'center', color: color.accentText }]);
export const text = style({ minWidth: 0 });
export const name = style({
  color: color.ink,
  fontWeight: fontWeight.medium,
  overflowWrap: 'anywhere',
  ':hover': { color: color.accentText },
});
export const meta = style({ margin: '2px 0 0', color: color.inkMuted, fontSize: fontSize.sm });
export const points = style([tabularFigures, { color: color.ink, fontWeight: fontWeight.medium }]);
