import { fontSize, fontWeight, inRows, media, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const card = style({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.x6,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4 } },
});
export const nameLink = style({
  color: color.ink,
  fontWeight: fontWeight.strong,
  ':hover': { color: color.accentText },
  '@media': { [media.touch]: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' } },
});
export const lesson = style({ color: color.inkMuted, fontSize: fontSize.sm, overflowWrap: 'anywhere' });
export { facts as times } from '../../shared/page/facts.css.ts';
export const timeLeft = style({ color: color.danger, fontWeight: fontWeight.medium });
export const end = style({
  ...inRows,
  justifyContent: 'flex-end',
  gap: `${space.x1} ${space.x4}`,
  '@media': { [media.phone]: { justifyContent: 'space-between' } },
});
export const score = style([
  tabularFigures,
  {
    marginInlineEnd: 'auto',
    color: color.ink,
    fontSize: fontSize.lg,
    fontWeight: fontWeight.strong,
    whiteSpace: 'nowrap',
  },
]);
/** Keeps the button at the end if nothing precedes it. */
export const action = style({ marginInlineStart: 'auto' });
