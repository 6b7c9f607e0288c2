import { fontSize, media, motion, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const row = style({ display: 'flex', alignItems: 'center', gap: space.x3 });

export const track = style({
  flex: 1,
  height: '6px',
  overflow: 'hidden',
  background: color.sunken,
  borderRadius: radius.full,
  selectors: { '&[data-size=small]': { height: '4px' } },
});

export const bar = style({
  height: '100%',
  background: color.accent,
  borderRadius: radius.full,
  transformOrigin: 'left',
  transition: `transform ${motion.slow} ${motion.ease}`,
  selectors: { '[data-complete] > &': { background: color.success } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const figure = style({
  color: color.inkMuted,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
});
