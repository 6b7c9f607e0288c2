import { fontSize, motion, radius, space } from '@lectern/themes';
import { color, forcedEdge } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { controlReset } from '../internal/style.ts';

export const captcha = style({ display: 'grid', gap: space.x3, maxWidth: '360px' });
export const stage = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.control,
  background: color.sunken,
});
export const background = style({ width: '100%', height: 'auto' });
export const piece = style({
  position: 'absolute',
  left: 0,
  filter: 'drop-shadow(0 1px 3px rgb(0 0 0 / 0.45))',
  pointerEvents: 'none',
});

export const refresh = style({
  ...controlReset,
  position: 'absolute',
  top: space.x1,
  right: space.x1,
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: radius.control,
  background: 'rgb(12 16 24 / 0.6)',
  color: '#fff',
  fontSize: '1.25rem',
  cursor: 'pointer',
});

export const track = style({
  position: 'relative',
  height: '48px',
  borderRadius: radius.control,
  border: forcedEdge,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  background: color.sunken,
  selectors: {
    '[data-state=passed] &': { background: color.successSoft },
    '[data-state=failed] &': { background: color.dangerSoft },
  },
});

export const prompt = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  paddingInlineStart: '56px',
  color: color.inkMuted,
  fontSize: fontSize.sm,
  pointerEvents: 'none',
  transition: `opacity ${motion.fast} ${motion.ease}`,
  selectors: {
    '[data-state=passed] &': { color: color.success },
    '[data-state=failed] &': { color: color.danger },
    '[data-moved] &': { opacity: 0 },
  },
});

const thumb = {
  appearance: 'none',
  width: '56px',
  height: '48px',
  border: 0,
  borderRadius: radius.control,
  background:
    `${color.accent} url('data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 ` +
    '24" fill="none" stroke="white" stroke-width="2" stroke-linecap="round" ' +
    `stroke-linejoin="round"%3E%3Cpath d="M5 12h14m-6-6 6 6-6 6"/%3E%3C/svg%3E') center / 24px no-repeat`,
  boxShadow: color.shadowRaised,
} as const;

export const handle = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '48px',
  margin: 0,
  background: 'none',
  borderRadius: radius.control,
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&:disabled': { cursor: 'default' },
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
  },
});
