import { fontSize, fontWeight, layer, media, motion, radius, space } from '@lectern/themes';
import { color, forcedEdge } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { toEdges } from '../shelves/shelves.css.ts';
import { heights } from './Banners.css.ts';
import { stageWithBanner } from './stage.css.ts';

export const rail = style({
  minWidth: 0,
  gridRow: 2,
  '@media': {
    [media.desktop]: {
      gridRow: 'auto',
      boxSizing: 'border-box',
      maxHeight: heights.desktop,
      // Beside a banner it has the banner's height, however tall its own rows and larger text are.
      selectors: { [`${stageWithBanner} > &`]: { height: 0, minHeight: '100%', maxHeight: 'none' } },
      background: color.surface,
      borderRadius: radius.dialog,
      border: forcedEdge,
      boxShadow: color.shadowRaised,
      paddingBlock: space.x3,
    },
  },
});

/** A row of chips that scrolls sideways; on desktop a column as high as the banner, which scrolls if there are more. */
export const items = style([
  toEdges,
  {
    display: 'flex',
    gap: space.x2,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '@media': {
      [media.desktop]: {
        flexDirection: 'column',
        gap: 0,
        height: '100%',
        overflow: 'hidden auto',
        overscrollBehavior: 'contain',
        scrollbarWidth: 'thin',
      },
    },
  },
]);

/**
 * The rows share the height; the panels are positioned over the banner, where the scroll container does not
 * clip them.
 */
export const item = style({
  '@media': {
    [media.desktop]: { display: 'flex', flexDirection: 'column', flex: '1 0 auto', justifyContent: 'center' },
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: space.x4,
  borderRadius: radius.full,
  background: color.surface,
  border: `1px solid ${color.line}`,
  color: color.ink,
  fontSize: fontSize.sm,
  whiteSpace: 'nowrap',
  '@media': {
    [media.desktop]: {
      border: 0,
      minHeight: '40px',
      marginInline: space.x1,
      paddingInline: space.x3,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      borderRadius: radius.control,
      fontSize: fontSize.md,
      justifyContent: 'space-between',
    },
  },
  selectors: {
    '&:hover, li:focus-within > &, li:hover > &': { color: color.accentText, background: color.accentSoft },
  },
});

export const mark = style({
  marginInlineStart: space.x2,
  color: color.inkFaint,
  '@media': { '(max-width: 1023.98px)': { display: 'none' } },
});

/** The content of a category; it opens over the banner on hover and focus, by CSS alone. */
export const panel = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'flex',
      flexDirection: 'column',
      gap: space.x6,
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '240px',
      width: 'min(560px, 60%)',
      zIndex: layer.header,
      padding: space.x8,
      boxSizing: 'border-box',
      background: color.surface,
      borderRadius: radius.dialog,
      border: forcedEdge,
      boxShadow: color.shadowFloating,
      visibility: 'hidden',
      opacity: 0,
      transition: `opacity ${motion.fast} ${motion.ease} 150ms, visibility 0s 150ms`,
    },
  },
  selectors: { 'li:hover > &, li:focus-within > &': { visibility: 'visible', opacity: 1 } },
});

/** Fills the gap between rail and panel, so that the pointer can cross it. */
export const bridge = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '-16px',
  width: '16px',
});

export const panelTitle = style({ fontSize: fontSize.lg, fontWeight: fontWeight.strong, color: color.ink });

export const children = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.x3} ${space.x6}` });

export const subcategory = style({
  color: color.inkMuted,
  fontSize: fontSize.md,
  ':hover': { color: color.accentText },
});

export const courses = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x2,
  padding: `${space.x6} 0 0`,
  borderBlockStart: `1px solid ${color.line}`,
});
