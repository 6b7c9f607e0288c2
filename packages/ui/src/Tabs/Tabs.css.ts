import { fontWeight, media, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { controlReset } from '../internal/style.ts';

export const list = style({
  display: 'flex',
  // In addition to the horizontal padding of each tab.
  gap: space.x4,
  marginInline: `calc(-1 * ${space.x1})`,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  // The line does not extend below the outer padding of the first and last tab.
  background: `linear-gradient(${color.line}, ${color.line}) bottom / calc(100% - 2 * ${space.x1}) 1px no-repeat`,
});

export const tab = style({
  ...controlReset,
  position: 'relative',
  flex: 'none',
  minHeight: '48px',
  paddingInline: space.x1,
  '@media': { [media.touch]: { minWidth: '44px' } },
  color: color.inkMuted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':hover': { color: color.ink },
  ':focus-visible': { outlineOffset: '-2px', borderRadius: '4px' },
  selectors: {
    '&[data-state=active]': { color: color.accentText, fontWeight: fontWeight.medium },
    '&[data-state=active]::after': {
      content: '',
      position: 'absolute',
      insetInline: space.x1,
      bottom: 0,
      height: '2px',
      borderRadius: '1px',
      background: color.accent,
    },
    '&:disabled': { color: color.inkFaint, cursor: 'not-allowed' },
  },
});

export const count = style({ marginInlineStart: space.x1, fontVariantNumeric: 'tabular-nums' });
export const panel = style({ paddingTop: space.x4 });
