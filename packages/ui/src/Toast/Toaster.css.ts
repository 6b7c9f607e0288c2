import { fontSize, fontWeight, layer, media, motion, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { keyframes, style } from '@vanilla-extract/css';
import { controlReset } from '../internal/style.ts';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

/** Top centre, where it covers no controls: on a phone the thumb and the buttons of forms are at the bottom. */
export const region = style({
  position: 'fixed',
  insetInline: space.x4,
  top: `calc(${space.x4} + env(safe-area-inset-top))`,
  zIndex: layer.toast,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  '@media': { [media.desktop]: { top: '80px' }, print: { display: 'none' } },
});

export const stack = style({ display: 'grid', justifyItems: 'center' });

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  maxWidth: '480px',
  minHeight: '48px',
  marginBottom: space.x2,
  paddingBlock: space.x1,
  paddingInline: `${space.x4} ${space.x1}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  color: color.ink,
  fontSize: fontSize.sm,
  boxShadow: color.shadowFloating,
  pointerEvents: 'auto',
  animation: `${drop} ${motion.slow} ${motion.ease}`,
});

export const icon = style({
  flex: 'none',
  fontSize: '1.25rem',
  color: color.info,
  selectors: {
    '[data-tone=success] > &': { color: color.success },
    '[data-tone=warning] > &': { color: color.warning },
    '[data-tone=danger] > &': { color: color.danger },
  },
});

export const action = style({
  ...controlReset,
  flex: 'none',
  minHeight: '36px',
  paddingInline: space.x2,
  borderRadius: '6px',
  color: color.accentText,
  fontWeight: fontWeight.medium,
  cursor: 'pointer',
  ':hover': { background: color.accentSoft },
});

export const close = style({
  ...controlReset,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '40px',
  height: '40px',
  marginInlineStart: 'auto',
  borderRadius: radius.control,
  color: color.inkMuted,
  cursor: 'pointer',
  ':hover': { color: color.ink },
  '@media': { [media.touch]: { width: '44px', height: '44px' } },
});
