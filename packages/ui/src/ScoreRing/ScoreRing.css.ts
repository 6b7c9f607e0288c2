import { fontWeight, motion } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const ring = style({ width: '100%', height: 'auto' });
export const track = style({ stroke: color.sunken });
export const arc = style({
  stroke: color.accent,
  selectors: { '[data-passed] > &': { stroke: color.success } },
  transition: `opacity ${motion.slow} ${motion.ease}`,
});
export const score = style({
  fill: color.ink,
  fontSize: '40px',
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const caption = style({ fill: color.inkMuted, fontSize: '13px' });
