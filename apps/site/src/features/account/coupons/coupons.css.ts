import { fontSize, fontWeight, inRows, lineHeight, media, space, tabularFigures } from '@lectern/themes';
import { cardBox, color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const field = style({
  flex: '1 1 200px',
  maxWidth: '360px',
  minWidth: 0,
  '@media': { [media.phone]: { maxWidth: 'none' } },
});
export { besideField as send } from '../../../shared/page/besideField.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: space.x4,
  margin: `0 0 ${space.x6}`,
});
export const row = style({ display: 'grid' });

/** Looks like a ticket: the value is before the perforation. */
export const coupon = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(104px, 2fr) minmax(0, 3fr)',
  overflow: 'hidden',
  ...cardBox,
});
export const value = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.x1,
  minWidth: 0,
  padding: space.x4,
  borderInlineEnd: `1px dashed ${color.lineStrong}`,
  background: color.accentSoft,
  textAlign: 'center',
  selectors: { '[data-state=used] > &, [data-state=expired] > &': { background: color.sunken } },
});
export const figure = style([
  tabularFigures,
  {
    color: color.accentText,
    fontSize: fontSize.xl,
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.heading,
    selectors: { '[data-state=used] &, [data-state=expired] &': { color: color.inkMuted } },
  },
]);
/** In the ink colour, since muted text has too little contrast on the accent background. */
export const minimum = style({
  color: color.ink,
  fontSize: fontSize.sm,
  selectors: { '[data-state=used] &, [data-state=expired] &': { color: color.inkMuted } },
});
export const text = style({
  display: 'grid',
  alignContent: 'center',
  gap: space.x1,
  minWidth: 0,
  padding: space.x4,
});
export const name = style({
  ...inRows,
  gap: space.x2,
  color: color.ink,
  fontWeight: fontWeight.medium,
  overflowWrap: 'anywhere',
});
export const meta = style([tabularFigures, { color: color.inkMuted, fontSize: fontSize.sm }]);
/** Stays on one line while there is room; larger text breaks only at spaces. */
export const useLink = style({ justifySelf: 'start', marginBlockStart: space.x2 });
