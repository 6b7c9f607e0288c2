import { fontSize, fontWeight, layer, media, motion, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0 } });

export const frame = style({ display: 'inline-flex' });
/** `left` and `top` are set by script. */
export const tooltip = style({
  position: 'fixed',
  inset: 'auto',
  zIndex: layer.toast,
  width: 'max-content',
  maxWidth: 'min(280px, calc(100vw - 16px))',
  margin: 0,
  padding: `${space.x1} ${space.x2}`,
  border: 0,
  borderRadius: radius.control,
  background: color.ink,
  color: color.surface,
  // Forced colours mode would draw a backplate behind the text; the system colours are inverted here instead.
  forcedColorAdjust: 'none',
  fontSize: fontSize.sm,
  fontWeight: fontWeight.regular,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  animation: `${appear} ${motion.fast} ${motion.ease}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
