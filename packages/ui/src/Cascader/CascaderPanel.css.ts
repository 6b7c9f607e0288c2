import { fontSize, fontWeight, media, oneLine, radius, space, visuallyHidden } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { controlReset } from '../internal/style.ts';

/** Heights of rows and results in px; the virtual list computes with them. */
export const rowHeight = 36;
export const touchRowHeight = 48;
export const hitHeight = 52;
export const touchHitHeight = 60;

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '@media': { [media.phone]: { height: '78dvh' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '52px',
  paddingInlineStart: space.x4,
  paddingInlineEnd: space.x1,
});
export const title = style({ ...oneLine, flex: 1, fontSize: fontSize.lg, fontWeight: fontWeight.strong });
export const close = style({
  ...controlReset,
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: radius.control,
  color: color.inkMuted,
  fontSize: '1.25rem',
  cursor: 'pointer',
});
/** A text button. */
export const action = style({
  ...controlReset,
  minHeight: '44px',
  paddingInline: space.x3,
  color: color.accentText,
  fontWeight: fontWeight.medium,
  cursor: 'pointer',
});

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  height: '44px',
  flex: 'none',
  paddingInline: space.x3,
  borderBottom: `1px solid ${color.line}`,
  color: color.inkMuted,
  ':focus-within': { borderBottomColor: color.focus, boxShadow: `inset 0 -1px 0 ${color.focus}` },
  '@media': {
    [media.phone]: {
      marginInline: space.x4,
      marginBottom: space.x2,
      border: `1px solid ${color.lineStrong}`,
      borderRadius: radius.control,
      ':focus-within': { borderColor: color.focus, boxShadow: `0 0 0 1px ${color.focus}` },
    },
  },
});
export const input = style({
  ...controlReset,
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  color: color.ink,
  fontSize: fontSize.sm,
  // The field's border shows the focus. Forced colours mode removes it and shows this outline instead.
  ':focus-visible': { outlineColor: 'transparent' },
  // iOS zooms in on fields with a smaller font size.
  '@media': { [media.touch]: { fontSize: fontSize.md } },
});

export const crumbs = style({
  display: 'flex',
  flex: 'none',
  overflowX: 'auto',
  paddingInline: space.x2,
  borderBottom: `1px solid ${color.line}`,
});
export const crumb = style({
  ...controlReset,
  flex: 'none',
  minHeight: '44px',
  paddingInline: space.x2,
  color: color.inkMuted,
  fontSize: fontSize.sm,
  cursor: 'pointer',
  selectors: {
    '& + &::before': { content: '/', marginInlineEnd: space.x4, color: color.inkFaint },
    '&[aria-current]': { color: color.accentText, fontWeight: fontWeight.medium },
  },
});

/**
 * The columns with the results above them. The first letter of a search changes only which of the two is on top
 * and the texts of the rows.
 */
export const body = style({
  position: 'relative',
  isolation: 'isolate',
  height: '284px',
  selectors: { '&[data-searching]': { minWidth: 'min(360px, 100%)' } },
  '@media': { [media.phone]: { height: 'auto', flex: 1, minHeight: 0 } },
});

export const strip = style({
  display: 'flex',
  height: '100%',
  overflowX: 'auto',
  overscrollBehavior: 'contain',
});
export const tree = style({
  display: 'flex',
  flex: '1 0 auto',
  minWidth: 0,
  outline: 'none',
  // Without rows the tree gives the whole panel to the message.
  selectors: { '&:not(:has([role=treeitem]))': { flex: '0 0 0', overflow: 'hidden' } },
});
export const column = style({
  flex: '1 0 156px',
  padding: space.x1,
  fontSize: fontSize.sm,
  selectors: { '& + &': { borderInlineStart: `1px solid ${color.line}` } },
  '@media': { [media.phone]: { fontSize: fontSize.md, paddingInline: space.x2 } },
});

const cursorRing = { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' };

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  paddingInline: space.x2,
  borderRadius: '6px',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.sunken },
    '&[data-open]': { background: color.sunken },
    '&[data-chosen]': { color: color.accentText, fontWeight: fontWeight.medium },
    '&[data-chosen][data-open], &[aria-selected=true]': { background: color.accentSoft },
    '&[data-active]': cursorRing,
    '&[aria-disabled]': { background: 'none', color: color.inkFaint, cursor: 'not-allowed' },
  },
});
export const label = style({ ...oneLine, display: 'block', flex: 1, minWidth: 0 });
export const icon = style({
  flex: 'none',
  color: color.inkMuted,
  selectors: { [`${row}[data-chosen] > &`]: { color: 'inherit' } },
});

export const notice = style({
  display: 'flex',
  flex: '1 0 156px',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x2,
  padding: space.x4,
  color: color.inkMuted,
  fontSize: fontSize.sm,
  textAlign: 'center',
  selectors: { [`${tree}:not(:empty) + &`]: { borderInlineStart: `1px solid ${color.line}` } },
});
export const srOnly = style(visuallyHidden);

export const results = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  background: color.surface,
  // Neither property is inherited, so the rows need no style recalculation.
  selectors: { '&[aria-hidden=true]': { zIndex: -1, opacity: 0 } },
});
export const hits = style({
  flex: 1,
  minHeight: 0,
  padding: space.x1,
  '@media': { [media.phone]: { paddingInline: space.x2 } },
});
export const hit = style({
  alignContent: 'center',
  paddingInline: space.x2,
  borderRadius: '6px',
  fontSize: fontSize.sm,
  lineHeight: '1.45',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.sunken },
    '&[aria-selected=true]': { background: color.accentSoft },
  },
  '@media': { [media.phone]: { fontSize: fontSize.md } },
});
export const parents = style({ ...oneLine, display: 'block', color: color.inkMuted, fontSize: fontSize.xs });
export const mark = style({ background: 'none', color: color.accentText, fontWeight: fontWeight.strong });
export const summary = style({
  flex: 'none',
  padding: `${space.x2} ${space.x3}`,
  borderTop: `1px solid ${color.line}`,
  color: color.inkMuted,
  fontSize: fontSize.xs,
  '@media': { [media.phone]: { paddingInline: space.x4 } },
});
