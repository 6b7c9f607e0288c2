import {
  fontSize,
  fontWeight,
  lineHeight,
  media,
  motion,
  radius,
  space,
  tabularFigures,
} from '@lectern/themes';
import { cardBox, color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gap: space.x4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.x6 },
  },
});

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  ...cardBox,
  transition: `box-shadow ${motion.slow} ${motion.ease}`,
  selectors: { '&:hover': { boxShadow: color.shadowFloating } },
});

export const cover = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: `${radius.card} ${radius.card} 0 0`,
  background: color.accentSoft,
  color: color.accentText,
  fontSize: fontSize.hero,
  fontWeight: fontWeight.strong,
});
export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
export const state = style({ position: 'absolute', top: space.x2, left: space.x2 });

export const body = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: space.x1,
  padding: `${space.x3} ${space.x4} ${space.x4}`,
});
export const title = style({ color: color.ink, fontWeight: fontWeight.medium, lineHeight: '1.45' });
export const link = style({
  color: 'inherit',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
  ':focus-visible': { outline: 'none' },
  selectors: {
    [`${card}:hover &`]: { color: color.accentText },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});
export const time = style([
  tabularFigures,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.x1,
    color: color.ink,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.medium,
    lineHeight: lineHeight.text,
    selectors: { '&[data-state=now]': { color: color.danger } },
  },
]);
export const meta = style({ color: color.inkMuted, fontSize: fontSize.sm, lineHeight: lineHeight.text });
export const footer = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
  minHeight: '44px',
  marginBlockStart: 'auto',
  paddingBlockStart: space.x2,
});
export const people = style([tabularFigures, { minWidth: 0, color: color.inkMuted, fontSize: fontSize.sm }]);
export const booked = style({ color: color.success, fontWeight: fontWeight.medium });
/** Above the link that covers the card. */
export const action = style({ position: 'relative', flex: 'none' });
