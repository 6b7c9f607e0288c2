import { media, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { keyframes, style } from '@vanilla-extract/css';

/**
 * A row that scrolls sideways extends to the edges of the screen, with its first item aligned with the rest of
 * the page, and has padding for the focus rings of its items, which it would clip.
 */
export const toEdges = style({
  margin: `-${space.x1} -${space.x4}`,
  padding: `${space.x1} ${space.x4}`,
  '@media': {
    [media.tablet]: { marginInline: `-${space.x6}`, paddingInline: space.x6 },
    [media.desktop]: { margin: 0, padding: 0 },
  },
});

/** Four cards on desktop, two on tablets; on phones a row that scrolls sideways. */
export const grid = style({
  display: 'grid',
  gap: space.x4,
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(72%, 280px)',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  // Room for shadows and focus rings, which the scroll container would clip.
  margin: `-${space.x1} -${space.x4} 0`,
  padding: `${space.x1} ${space.x4} ${space.x2}`,
  scrollPaddingInline: space.x4,
  '@media': {
    [media.tablet]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: space.x6,
      overflow: 'visible',
    },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const cell = style({
  scrollSnapAlign: 'start',
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

const reveal = keyframes({ to: { contentVisibility: 'visible' } });

/**
 * Shelves further down are laid out when they come near the viewport, or one after the other when the page is
 * idle, so that the page is complete even if nobody scrolls, for example in print or screenshots. The intrinsic
 * size keeps the scroll bar accurate.
 */
export const belowFirst = style({
  animation: `${reveal} 0s calc(sibling-index()*.1s) both`,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 380px',
  // As wide as a row that scrolls sideways, which would be clipped.
  margin: `0 -${space.x4}`,
  padding: `0 ${space.x4}`,
});

/** Reserves the height of a student's own courses; hidden for visitors. */
export const ownCourses = style({
  minHeight: '144px',
  selectors: {
    '&:empty': { borderRadius: radius.card, background: color.sunken },
    'html:not([data-session="user"]) &:empty': { display: 'none' },
  },
});
