import { fontSize, layer, media, motion, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { createVar, style } from '@vanilla-extract/css';
import { panel as dropdown } from '../headers/parts/Disclosure.css.ts';

/** Viewport width from which there is room for the channels beside the page's container. */
const roomy = '(min-width: 1400px)';
const narrow = '(max-width: 1399.98px)';

/** Part of the bar that stays visible when it is moved out of the way: about the gutter of a page on a phone. */
const tab = '20px';

const edge = createVar();

export const bar = style({
  vars: { [edge]: space.x6 },
  position: 'fixed',
  insetInlineEnd: edge,
  bottom: '12vh',
  zIndex: layer.sticky,
  display: 'grid',
  gap: space.x2,
  justifyItems: 'center',
  color: color.inkMuted,
  transition: `transform ${motion.fast} ${motion.ease}`,
  selectors: {
    '&[data-away]:not(:hover, :focus-within, :has([aria-expanded=true]))': {
      transform: `translateX(calc(100% + ${edge} - ${tab}))`,
    },
    '[dir=rtl] &[data-away]:not(:hover, :focus-within, :has([aria-expanded=true]))': {
      transform: `translateX(calc(${tab} - 100% - ${edge}))`,
    },
  },
  '@media': {
    [media.phone]: {
      vars: { [edge]: space.x3 },
      // Above the tab bar of phones, and above a page's own bottom bar if there is one.
      bottom: '72px',
      selectors: { 'html:has([data-bottom-bar]) &': { bottom: '144px' } },
    },
    print: { display: 'none' },
  },
});
export const channels = style({
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  boxShadow: color.shadowRaised,
  '@media': { [narrow]: { display: 'none' } },
});
/** Style of a button with a word below its icon. */
const worded = { width: '76px', height: 'auto', padding: space.x2 } as const;

export const button = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: '2px',
  minWidth: '48px',
  height: '48px',
  borderRadius: radius.card,
  fontSize: fontSize.xs,
  ':hover': { color: color.accentText },
  selectors: {
    [`${bar} > &`]: {
      background: color.surface,
      border: `1px solid ${color.line}`,
      boxShadow: color.shadowRaised,
    },
    // Two words are stacked, since there is no more room beside the page.
    '&[data-word]': { ...worded, minHeight: '60px' },
    '&:has([data-word])': { ...worded, minHeight: '64px' },
    '&[aria-expanded=true]': { color: color.accentText },
    // Extends the hover area to the edge of the page; otherwise the bar, moving back in, would leave the
    // pointer and move away again.
    [`${bar}[data-away] &::after`]: {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '100%',
      width: edge,
    },
  },
});
const float = {
  background: color.surface,
  border: `1px solid ${color.line}`,
  boxShadow: color.shadowRaised,
} as const;
export const round = style({ ...float, borderRadius: radius.full });
export const narrowOnly = style({ '@media': { [roomy]: { display: 'none' } } });
export const mark = style({ display: 'grid', justifyItems: 'center', gap: space.x1, lineHeight: '1.3' });
const besideButton = { top: 'auto', bottom: 0, insetInlineEnd: `calc(100% + ${space.x2})` } as const;
export const panel = style({ selectors: { [`${dropdown}&`]: besideButton } });
/** All channels at once, in columns; on a phone above the button, since they need its full width. */
export const allChannels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(164px, 1fr))',
  alignItems: 'start',
  gap: `${space.x2} 0`,
  selectors: {
    [`${dropdown}&`]: {
      ...besideButton,
      boxSizing: 'border-box',
      width: 'max-content',
      maxWidth: 'min(560px, 92vw - 88px)',
      maxHeight: 'calc(88dvh - 136px)',
    },
  },
  '@media': {
    [media.phone]: {
      selectors: {
        [`${dropdown}&`]: {
          bottom: `calc(100% + ${space.x2})`,
          insetInlineEnd: 0,
          width: `calc(100vw - 2 * ${space.x3})`,
          maxWidth: '400px',
          maxHeight: 'calc(100dvh - 264px)',
        },
      },
    },
  },
});
export const card = style({
  display: 'grid',
  gap: space.x1,
  justifyItems: 'center',
  padding: space.x2,
  color: color.ink,
});
export const code = style({ background: '#ffffff', borderRadius: radius.control });
export const link = style({
  color: color.accentText,
  overflowWrap: 'anywhere',
  textAlign: 'center',
  ':hover': { textDecoration: 'underline' },
  '@media': { [media.touch]: { paddingBlock: '10px' } },
});
export const hint = style({ textAlign: 'center', color: color.inkMuted, fontSize: fontSize.xs });
