import { fontSize, fontWeight, inRows, media, motion, radius, space, tabularFigures } from '@lectern/themes';
import { cardBox, color, forcedEdge } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const top = style({
  display: 'grid',
  gap: space.x4,
  marginBlockEnd: space.x8,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)' } },
});

/** The next step comes first and is the only prominent element. */
export const continueBanner = style({
  ...inRows,
  gap: `${space.x3} ${space.x6}`,
  padding: space.x6,
  borderRadius: radius.card,
  background: color.accentSoft,
});
export const continueText = style({ flex: '1 1 220px', display: 'grid', gap: space.x1, minWidth: 0 });
export const eyebrow = style({ color: color.accentText, fontSize: fontSize.sm });
export const continueTitle = style({
  color: color.ink,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.strong,
});
export const muted = style([tabularFigures, { color: color.inkMuted, fontSize: fontSize.sm }]);

export const subjectsHead = style({
  ...inRows,
  justifyContent: 'space-between',
  gap: `${space.x1} ${space.x4}`,
  marginBlockEnd: space.x4,
});
export const category = style({ marginBlockEnd: space.x8 });

export const subjects = style({
  display: 'grid',
  gap: space.x3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const subject = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x4,
  height: '100%',
  padding: space.x4,
  ...cardBox,
  color: color.ink,
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 1px ${color.lineStrong}` },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});
export const subjectWords = style({ display: 'grid', gap: '2px', minWidth: 0 });
export const label = style({ color: color.inkMuted, fontSize: fontSize.xs });
export const subjectName = style({ fontSize: fontSize.md, fontWeight: fontWeight.strong });

export const done = style([
  muted,
  {
    marginInlineStart: 'auto',
    fontSize: fontSize.xs,
    textAlign: 'end',
    '@media': { [media.tablet]: { display: 'none' }, [media.wide]: { display: 'block' } },
  },
]);

/** One line of subjects: it wraps where there is room, and scrolls on touch devices. */
export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  margin: `0 0 ${space.x6}`,
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      margin: `-2px calc(-1 * ${space.x4}) calc(${space.x6} - 2px)`,
      padding: `${space.x1} ${space.x4}`,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});
export const choosable = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '36px',
  paddingInline: space.x4,
  borderRadius: radius.full,
  border: forcedEdge,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  background: color.surface,
  color: color.inkMuted,
  fontSize: fontSize.sm,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 1px ${color.lineStrong}`, color: color.ink },
    '&[aria-current]': {
      background: color.accentSoft,
      boxShadow: `inset 0 0 0 1.5px ${color.accentText}`,
      color: color.accentText,
    },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': { [media.touch]: { minHeight: '44px' } },
});
export const choosableName = style({ fontWeight: fontWeight.medium });

export const count = style([
  tabularFigures,
  { margin: `0 0 ${space.x3}`, color: color.inkMuted, fontSize: fontSize.sm },
]);

export const papers = style({
  display: 'grid',
  ...cardBox,
  transition: `opacity ${motion.fast}`,
  // The previous results stay visible, but faded, until those of the new query arrive.
  selectors: { '&[inert]': { opacity: 0.5 } },
});
export const paper = style({
  ...inRows,
  gap: `${space.x2} ${space.x4}`,
  padding: `${space.x4} ${space.x6}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  '@media': { [media.phone]: { paddingInline: space.x4 } },
});
export const paperWords = style({ flex: '1 1 260px', display: 'grid', gap: space.x1, minWidth: 0 });
export const paperName = style({ color: color.ink, fontWeight: fontWeight.medium });
export const paperActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space.x2,
  marginInlineStart: 'auto',
});

/**
 * Links to what else there is beside papers. On phones they have a line of their own, so that a number that
 * arrives late shifts none of them there.
 */
export const shelves = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

/** What a visitor may do here. */
export const hint = style({ margin: `0 0 ${space.x6}`, color: color.inkMuted, fontSize: fontSize.sm });
