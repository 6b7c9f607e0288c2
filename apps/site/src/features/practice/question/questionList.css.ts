import { fontSize, media, motion, space, tabularFigures } from '@lectern/themes';
import { cardBox, color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/** Questions in a column of reading width, with information and actions beside it. */
export const columns = style({
  display: 'grid',
  gap: space.x6,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: { gap: space.x8, gridTemplateColumns: 'minmax(0, 808px) minmax(320px, 1fr)' },
  },
});
const card = style({ padding: space.x6, ...cardBox, '@media': { [media.phone]: { padding: space.x4 } } });
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
/** For the count above a list, where there is no room beside it. */
export const resultCount = style([count, { marginBlockEnd: space.x3 }]);
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.x4,
  transition: `opacity ${motion.fast}`,
  // The previous results stay visible, but faded, until those of the new filter arrive.
  selectors: { '&[inert]': { opacity: 0.5 } },
});
export const entry = style([
  card,
  {
    display: 'grid',
    // Questions and their material have the same maximum width.
    gridTemplateColumns: 'minmax(0, 760px)',
    gap: space.x3,
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 360px',
  },
]);
export const meta = style([
  tabularFigures,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.x3,
    color: color.inkMuted,
    fontSize: fontSize.sm,
    overflowWrap: 'anywhere',
  },
]);
export const material = style({ padding: `${space.x3} ${space.x4}`, ...cardBox, lineHeight: '1.8' });
export const fold = style({
  minHeight: '32px',
  alignContent: 'center',
  color: color.inkMuted,
  fontSize: fontSize.sm,
  cursor: 'pointer',
  '@media': { [media.touch]: { minHeight: '44px' } },
});
