import { fontSize, layer, media, motion, oneLine, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { keyframes, style } from '@vanilla-extract/css';
import { disabledBox, openerBox } from '../internal/style.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const trigger = style({
  ...openerBox,
  selectors: {
    '&[aria-invalid=true]': { borderColor: color.danger },
    '&:disabled': { ...disabledBox, cursor: 'not-allowed' },
  },
});

export const value = style({
  ...oneLine,
  selectors: { [`${trigger}[data-placeholder] &`]: { color: color.inkMuted } },
});
export const chevron = style({ color: color.inkMuted });

export const list = style({
  zIndex: layer.toast,
  width: 'var(--radix-select-trigger-width)',
  minWidth: '8rem',
  maxHeight: 'min(320px, var(--radix-select-content-available-height))',
  overflow: 'hidden',
  padding: space.x1,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  boxShadow: color.shadowFloating,
  animation: `${appear} ${motion.fast} ${motion.ease}`,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
  minHeight: '40px',
  padding: `${space.x1} ${space.x2}`,
  borderRadius: '6px',
  outline: 'none',
  cursor: 'pointer',
  fontSize: fontSize.md,
  selectors: {
    '&[data-highlighted]': { background: color.accentSoft, color: color.accentText },
    '&[data-state=checked]': { color: color.accentText },
    '&[data-disabled]': { color: color.inkFaint, cursor: 'not-allowed' },
  },
  '@media': { [media.touch]: { minHeight: '44px' } },
});
