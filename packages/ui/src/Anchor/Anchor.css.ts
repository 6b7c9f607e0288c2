import { fontSize, fontWeight, layer, media, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { controlReset, touchTarget } from '../internal/style.ts';

export const nav = style({
  position: 'sticky',
  zIndex: layer.sticky,
  background: color.page,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [media.low]: { position: 'relative', top: '0 !important' } },
});
export const bar = style({
  position: 'relative',
  display: 'flex',
  gap: space.x6,
  // Leaves room for the touch targets of the first and last step, which are larger than their text.
  marginInline: `-${space.x2}`,
  paddingInline: space.x2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const step = style({
  ...controlReset,
  ...touchTarget,
  flex: 'none',
  minHeight: '48px',
  color: color.inkMuted,
  fontSize: fontSize.md,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':hover': { color: color.ink },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  selectors: {
    '&[aria-current]': {
      boxShadow: `inset 0 -2px ${color.accent}`,
      color: color.accentText,
      fontWeight: fontWeight.medium,
    },
  },
});
