import { fontSize, media, motion, space, tabularFigures } from '@lectern/themes';
import { cardBox, color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/** Questions in a column of reading width, and beside it what they are and what to do with them. */
export const columns = style({
  display: 'grid',
  gap: space.x6,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: { gap: space.x8, gridTemplateColumns: 'minmax(0, 808px) minmax(320px, 1fr)' },
  },
});
const card = style({
  padding: space.x6,
  ...cardBox,
  '@media': { [media.phone]: { padding: space.x4 } },
});
export const side = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space.x4,
    '@media': { [media.desktop]: { order: 2, position: 'sticky', top: '88px', alignSelf: 'start' } },
  },
]);
export const count = style([tabularFigures, { color: color.inkMuted, fontSize: fontSize.sm }]);
/** Above a list, where there is no room beside it. */
export const above = style([count, { marginBlockEnd: space.x3 }]);
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.x4,
  transition: `opacity ${motion.fast}`,
  // What an earlier choice found stays in view, but is no answer to this one.
  selectors: { '&[inert]': { opacity: 0.5 } },
});
export const entry = style([
  card,
  {
    display: 'grid',
    // No wider than a question, also the text that it is about.
    gridTemplateColumns: 'minmax(0, 760px)',
    gap: space.x3,
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 360px',
  },
]);
export const meta = style([
  tabularFigures,
  { display: 'flex', flexWrap: 'wrap', gap: space.x3, color: color.inkMuted, fontSize: fontSize.sm },
]);
export const material = style({
  padding: `${space.x3} ${space.x4}`,
  ...cardBox,
  lineHeight: '1.8',
});
export const fold = style({
  minHeight: '32px',
  alignContent: 'center',
  color: color.inkMuted,
  fontSize: fontSize.sm,
  cursor: 'pointer',
  '@media': { [media.touch]: { minHeight: '44px' } },
});
