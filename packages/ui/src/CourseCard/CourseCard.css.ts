import { fontSize, fontWeight, media, motion, oneLine, radius, space } from '@lectern/themes';
import { cardBox, color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  ...cardBox,
  transition: `transform ${motion.slow} ${motion.ease}`,
  selectors: {
    '&:hover': { boxShadow: color.shadowFloating },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    '(hover: hover) and (prefers-reduced-motion: no-preference)': {
      ':hover': { transform: 'translateY(-2px)' },
    },
  },
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
export const kind = style({ position: 'absolute', top: space.x2, left: space.x2 });

export const body = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: space.x1,
  padding: `${space.x3} ${space.x4} ${space.x4}`,
});

export const title = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontSize: fontSize.md,
  fontWeight: fontWeight.medium,
  lineHeight: '1.45',
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  ':focus-visible': { outline: 'none' },
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
  selectors: { [`${card}:hover &`]: { color: color.accentText } },
});

export const meta = style([oneLine, { color: color.inkMuted, fontSize: fontSize.sm }]);
/** Aligns the prices of adjacent cards, whichever of their titles takes two lines. */
export const footer = style({
  marginTop: 'auto',
  paddingTop: space.x2,
  '@media': { [media.phone]: { paddingTop: space.x1 } },
});

export const mark = style({ background: color.accentSoft, color: color.accentText, borderRadius: '3px' });
