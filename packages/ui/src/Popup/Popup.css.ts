import { layer, motion, radius } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });
const appearAbove = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });
const slideUp = keyframes({ from: { transform: 'translateY(100%)' } });
const fadeIn = keyframes({ from: { opacity: 0 } });

const ground = {
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  background: color.surface,
  color: color.ink,
  boxShadow: color.shadowFloating,
  outline: 'none',
} as const;

/** Below or above its anchor; `left` and `top` are set by script. */
export const panel = style({
  ...ground,
  position: 'fixed',
  inset: 'auto',
  zIndex: layer.toast,
  width: 'max-content',
  maxWidth: 'calc(100vw - 16px)',
  maxHeight: 'calc(100dvh - 16px)',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  animation: `${appear} ${motion.fast} ${motion.ease}`,
  selectors: { '&[data-side=above]': { animationName: appearAbove } },
});

/** On a phone: a bottom sheet above a scrim. */
export const sheet = style({
  ...ground,
  position: 'fixed',
  inset: 'auto 0 0 0',
  zIndex: layer.toast,
  width: '100%',
  maxWidth: 'none',
  // On a short phone it takes nearly the full height, since a calendar with time fields needs 650 px.
  maxHeight: 'max(88dvh, min(100dvh - 8px, 680px))',
  paddingBottom: 'env(safe-area-inset-bottom)',
  border: 0,
  borderRadius: `${radius.dialog} ${radius.dialog} 0 0`,
  animation: `${slideUp} ${motion.slow} ${motion.ease}`,
  '::backdrop': { background: 'rgb(14 19 28 / 0.48)', animation: `${fadeIn} ${motion.slow} ${motion.ease}` },
});

globalStyle(`:root:has(${sheet}[open])`, { overflow: 'hidden' });
