import { fontSize, fontWeight, media, oneLine, radius, space, tabularFigures } from '@lectern/themes';
import { accentFill, color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { controlReset } from '../internal/style.ts';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  maxHeight: 'inherit',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
/** Header and footer stay in view while a sheet that is higher than the screen scrolls. */
const stays = { position: 'sticky', zIndex: 1, background: color.surface } as const;

export const sheetHead = style({
  ...stays,
  top: 0,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: '52px',
  paddingInline: `${space.x4} ${space.x1}`,
});
export const sheetTitle = style({
  ...oneLine,
  flex: 1,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.strong,
});

export const body = style({ display: 'flex', '@media': { [media.phone]: { flexDirection: 'column' } } });
export const pages = style({ display: 'flex', flex: 1, justifyContent: 'center' });
export const calendar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x1,
  width: '19rem',
  padding: space.x3,
  '@media': {
    [media.touch]: { width: '20.75rem' },
    [media.phone]: { width: '100%', paddingInline: space.x4 },
  },
});

export const bar = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const titles = style({ display: 'flex' });
const barButton = style({
  ...controlReset,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '36px',
  borderRadius: radius.control,
  cursor: 'pointer',
  ':hover': { background: color.sunken },
  '@media': { [media.touch]: { minHeight: '44px' } },
});
export const title = style([
  barButton,
  {
    gap: '2px',
    paddingInline: space.x2,
    fontWeight: fontWeight.strong,
    whiteSpace: 'nowrap',
    ...tabularFigures,
  },
]);
export const caret = style({ color: color.inkFaint, fontSize: fontSize.sm });
export const arrow = style([
  barButton,
  {
    width: '36px',
    color: color.inkMuted,
    fontSize: fontSize.lg,
    ':disabled': { visibility: 'hidden' },
    '@media': { [media.touch]: { width: '44px' } },
  },
]);
export const arrowSpace = style({ width: '36px', height: '36px' });
export const close = style([arrow, { width: '44px', height: '44px' }]);

export const years = style({
  position: 'relative',
  height: '280px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const grid = style({ display: 'grid', outline: 'none' });
export const row = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' });
export const head = style({
  display: 'grid',
  placeItems: 'center',
  height: '32px',
  color: color.inkMuted,
  fontSize: fontSize.xs,
});

export const cell = style({
  ...controlReset,
  display: 'block',
  minWidth: 0,
  paddingBlock: '2px',
  color: color.ink,
  fontSize: fontSize.sm,
  cursor: 'pointer',
  outline: 'none',
  ...tabularFigures,
  selectors: {
    [`[data-columns="3"] &`]: { paddingBlock: '11px' },
    '&[data-outside]': { color: color.inkFaint },
    '&[aria-current]': { color: color.accentText, fontWeight: fontWeight.strong },
    '&[data-span]': {
      backgroundImage: `linear-gradient(${color.accentSoft}, ${color.accentSoft})`,
      backgroundRepeat: 'no-repeat',
      backgroundPosition: 'center',
      backgroundSize: '100% calc(100% - 4px)',
    },
    '&[data-span=start]': { backgroundPosition: 'right', backgroundSize: '50% calc(100% - 4px)' },
    '&[data-span=end]': { backgroundPosition: 'left', backgroundSize: '50% calc(100% - 4px)' },
    '&[data-span=both]': { background: 'none' },
    '&[aria-disabled]': { color: color.inkFaint, cursor: 'not-allowed', textDecoration: 'line-through' },
    '&[aria-disabled][data-outside]': { cursor: 'default', textDecoration: 'none', opacity: 0.55 },
  },
  '@media': { [media.touch]: { minHeight: '44px' } },
});
// A line box in a block, since 42 small grids inside a grid take three times as long to lay out.
export const face = style({
  display: 'block',
  position: 'relative',
  width: '36px',
  height: '36px',
  marginInline: 'auto',
  lineHeight: '36px',
  textAlign: 'center',
  borderRadius: radius.control,
  selectors: {
    '[data-columns="3"] &': { width: '76px', height: '48px', lineHeight: '48px' },
    '[data-columns="4"] &': { width: '60px' },
    [`${cell}:hover:not([aria-disabled]) > &`]: { background: color.sunken },
    [`${cell}[data-span]:hover:not([aria-disabled]) > &`]: {
      background: 'none',
      boxShadow: `inset 0 0 0 1px ${color.accentText}`,
    },
    // Today has a dot, so that it is not distinguished by colour alone.
    [`${cell}[aria-current] > &::after`]: {
      content: '',
      position: 'absolute',
      bottom: '4px',
      left: 'calc(50% - 2px)',
      width: '4px',
      height: '4px',
      borderRadius: '50%',
      background: 'currentColor',
    },
    [`${cell}[data-marked] > &::before`]: {
      content: '',
      position: 'absolute',
      top: '4px',
      insetInlineEnd: '4px',
      width: '6px',
      height: '6px',
      borderRadius: '50%',
      background: color.accent,
    },
    [`${cell}[data-marked][aria-selected=true] > &::before`]: { background: 'currentColor' },
    [`${cell}[aria-selected=true] > &, ${cell}[aria-selected=true]:hover:not([aria-disabled]) > &`]: {
      ...accentFill,
      fontWeight: fontWeight.strong,
    },
    [`${cell}:focus-visible > &`]: { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
  },
  '@media': {
    [media.touch]: {
      height: '40px',
      lineHeight: '40px',
      selectors: { '[data-columns="7"] &': { width: '40px' } },
    },
  },
});

export const times = style({
  display: 'flex',
  borderInlineStart: `1px solid ${color.line}`,
  '@media': {
    [media.phone]: { justifyContent: 'center', borderInlineStart: 0, borderTop: `1px solid ${color.line}` },
  },
});
export const time = style({
  display: 'flex',
  flexDirection: 'column',
  width: '64px',
  padding: `${space.x3} ${space.x1} 0`,
  selectors: { '& + &': { borderInlineStart: `1px solid ${color.line}` } },
  '@media': { [media.phone]: { flex: 1, width: 'auto', paddingTop: space.x2 } },
});
export const unit = style({
  display: 'grid',
  placeItems: 'center',
  height: '36px',
  marginBottom: space.x2,
  color: color.inkMuted,
  fontSize: fontSize.xs,
  '@media': { [media.phone]: { height: '24px', marginBottom: 0 } },
});
export const list = style({
  position: 'relative',
  // Height of an odd number of rows, so that the chosen one is in the middle and no row is cut.
  height: '252px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
  borderRadius: radius.control,
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  '@media': { [media.touch]: { height: '220px' }, [media.phone]: { height: '132px' } },
});
export const option = style({
  display: 'grid',
  placeItems: 'center',
  height: '36px',
  marginInline: space.x1,
  borderRadius: radius.control,
  fontSize: fontSize.sm,
  cursor: 'pointer',
  ...tabularFigures,
  ':hover': { background: color.sunken },
  selectors: { '&[aria-selected=true]': { ...accentFill, fontWeight: fontWeight.medium } },
  '@media': { [media.touch]: { height: '44px', fontSize: fontSize.md }, [media.phone]: { height: '44px' } },
});

export const ends = style({
  display: 'flex',
  flex: 'none',
  gap: space.x1,
  padding: `${space.x3} ${space.x3} 0`,
  '@media': { [media.phone]: { padding: `0 ${space.x4}` } },
});
export const end = style({
  ...controlReset,
  display: 'grid',
  flex: 1,
  padding: `${space.x1} ${space.x2}`,
  borderRadius: radius.control,
  color: color.inkMuted,
  fontSize: fontSize.xs,
  cursor: 'pointer',
  selectors: { '&[aria-pressed=true]': { background: color.accentSoft, color: color.accentText } },
  '@media': { [media.touch]: { minHeight: '44px' } },
});
export const endValue = style({ fontSize: fontSize.sm, fontWeight: fontWeight.medium, ...tabularFigures });

export const footer = style({
  ...stays,
  bottom: 0,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space.x2,
  minHeight: '48px',
  padding: `${space.x1} ${space.x3}`,
  borderTop: `1px solid ${color.line}`,
  ':empty': { display: 'none' },
  '@media': { [media.phone]: { padding: `${space.x2} ${space.x4}` } },
});
export const confirm = style({ marginInlineStart: 'auto' });
export const length = style({ color: color.inkMuted, fontSize: fontSize.sm, ...tabularFigures });
export const footLink = style([
  barButton,
  { paddingInline: space.x2, color: color.accentText, fontSize: fontSize.sm },
]);
