import { fontSize, fontWeight, lineHeight, media, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/** Four cards on desktop, two on tablets; on phones a row that scrolls sideways. */
export const grid = style({
  display: 'grid',
  gap: space.x4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(72%, 280px)',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  // Room for shadows and focus rings, which the scroll box would cut.
  marginInline: `calc(-1 * ${space.x4})`,
  paddingInline: space.x4,
  scrollPaddingInline: space.x4,
  paddingBlockEnd: space.x2,
  '@media': {
    [media.tablet]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: space.x6,
      overflow: 'visible',
      marginInline: 0,
      paddingInline: 0,
    },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const cell = style({ scrollSnapAlign: 'start', minWidth: 0, display: 'grid' });

/** Courses further down are laid out when they come near; the size keeps the scroll bar honest. */
export const later = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 380px' });

export const continueCard = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: space.x3,
  alignItems: 'center',
  padding: space.x3,
  borderRadius: radius.card,
  background: color.surface,
  border: `1px solid ${color.line}`,
  color: color.ink,
  textDecoration: 'none',
  ':hover': { boxShadow: color.shadowRaised },
});

export const continueCover = style({ width: '112px', aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: radius.control, background: color.sunken });

export const continueName = style({
  margin: 0,
  fontSize: fontSize.md,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const continueLesson = style([continueName, { color: color.inkMuted, fontSize: fontSize.xs, fontWeight: fontWeight.regular, marginBlock: '2px 6px' }]);

export const continueGrid = style({
  display: 'grid',
  gap: space.x4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
