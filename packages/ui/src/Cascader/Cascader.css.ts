import { media, oneLine, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { controlReset, disabledBox, openerBox } from '../internal/style.ts';

export const frame = style({ position: 'relative', width: '100%', minWidth: 0 });

export const trigger = style({
  ...openerBox,
  selectors: {
    '&[aria-invalid=true]': { borderColor: color.danger },
    '&[aria-expanded=true]': { borderColor: color.focus, boxShadow: `0 0 0 1px ${color.focus}` },
    '&[data-clearable]': { paddingInlineEnd: '72px' },
    '&:disabled': { ...disabledBox, cursor: 'not-allowed' },
  },
  '@media': { [media.touch]: { selectors: { '&[data-clearable]': { paddingInlineEnd: '84px' } } } },
});

export const value = style({
  ...oneLine,
  selectors: { [`${trigger}[data-placeholder] &`]: { color: color.inkMuted } },
});

export const chevron = style({
  flex: 'none',
  color: color.inkMuted,
  selectors: {
    [`${trigger}[data-clearable] &`]: { position: 'absolute', insetInlineEnd: space.x3 },
    [`${trigger}[aria-expanded=true] &`]: { transform: 'rotate(180deg)' },
  },
});

export const clear = style({
  ...controlReset,
  position: 'absolute',
  top: '50%',
  insetInlineEnd: '36px',
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  marginTop: '-14px',
  borderRadius: radius.full,
  color: color.inkMuted,
  cursor: 'pointer',
  ':hover': { background: color.sunken, color: color.ink },
  '@media': { [media.touch]: { width: '44px', height: '44px', marginTop: '-22px' } },
});
