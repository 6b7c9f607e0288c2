import { fontWeight, radius } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

const person = style({
  position: 'relative',
  placeItems: 'center',
  overflow: 'hidden',
  background: color.accentSoft,
  color: color.accentText,
  fontWeight: fontWeight.medium,
  lineHeight: '1',
  userSelect: 'none',
});

export const avatar = style([person, { display: 'inline-grid', flex: 'none', borderRadius: '50%' }]);

export const portrait = style([
  person,
  { display: 'grid', width: '100%', aspectRatio: '4 / 5', borderRadius: radius.card },
]);

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
