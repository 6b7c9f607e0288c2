import { fontSize, fontWeight, layer, lineHeight, media, motion, radius, space } from '@lectern/themes';
import { color, forcedEdge } from '@lectern/themes/css';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { controlReset } from '../internal/style.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(12px)' } });
const slideUp = keyframes({ from: { transform: 'translateY(100%)' } });
const slideDown = keyframes({ to: { transform: 'translateY(100%)' } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  display: 'grid',
  // No higher than the viewport; where that is very low, the scrim itself scrolls.
  gridTemplateRows: 'minmax(16rem, 1fr)',
  placeItems: 'center',
  padding: space.x6,
  overflowY: 'auto',
  background: color.scrim,
  animation: `${fadeIn} ${motion.fast} ${motion.ease}`,
  overscrollBehavior: 'contain',
  // Radix disables pointer events on the body; the dialog enables them for itself.
  pointerEvents: 'auto',
  selectors: {
    '&[data-state=leaving]': {
      animation: `${fadeOut} ${motion.fast} ${motion.ease} forwards`,
      pointerEvents: 'none',
    },
  },
  '@media': {
    [media.phone]: { placeItems: 'end stretch', padding: 0, paddingTop: space.x12 },
    print: { position: 'static', display: 'block', padding: 0, overflow: 'visible', background: 'none' },
  },
});
// Prints the open dialog once and completely, without the page below it.
globalStyle(`body:has(> ${scrim}) > :not(${scrim})`, { '@media': { print: { display: 'none' } } });

/** A centred box; on a phone a bottom sheet. */
export const box = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  // Long content scrolls inside the box, so that the actions stay in view.
  maxHeight: '100%',
  color: color.ink,
  background: color.surface,
  borderRadius: radius.dialog,
  border: forcedEdge,
  boxShadow: color.shadowFloating,
  outline: 'none',
  animation: `${rise} ${motion.slow} ${motion.ease}`,
  selectors: { '[data-state=leaving] > &': { animation: `${sink} ${motion.fast} ${motion.ease} forwards` } },
  '@media': {
    [media.phone]: {
      maxWidth: 'none !important',
      paddingBottom: 'env(safe-area-inset-bottom)',
      borderRadius: `${radius.dialog} ${radius.dialog} 0 0`,
      animationName: slideUp,
      selectors: { '[data-state=leaving] > &': { animationName: slideDown } },
    },
    print: { boxShadow: 'none' },
  },
});

export const head = style({ padding: `${space.x6} ${space.x16} 0 ${space.x6}` });
export const title = style({
  fontSize: fontSize.lg,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.heading,
});
export const description = style({ marginTop: space.x1, color: color.inkMuted, fontSize: fontSize.sm });
export const body = style({
  flex: '1 1 auto',
  minHeight: 0,
  padding: space.x6,
  paddingTop: space.x4,
  overflowY: 'auto',
});

export const footer = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space.x3,
  padding: `0 ${space.x6} ${space.x6}`,
  '@media': { [media.phone]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});

export const close = style({
  ...controlReset,
  position: 'absolute',
  top: space.x3,
  right: space.x3,
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: radius.control,
  color: color.inkMuted,
  fontSize: '1.25rem',
  cursor: 'pointer',
  ':hover': { background: color.sunken, color: color.ink },
  '@media': { print: { display: 'none' } },
});
