import { fontSize, media, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { bare, oneLine } from '../style/style.ts';

export const trigger = style({
  ...bare,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
  width: '100%',
  minHeight: '44px',
  paddingInline: space.x3,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  cursor: 'pointer',
  ':hover': { borderColor: color.accentText },
  selectors: {
    '&[aria-invalid=true]': { borderColor: color.danger },
    '&:disabled': {
      background: color.sunken,
      borderColor: color.line,
      color: color.inkFaint,
      cursor: 'not-allowed',
    },
  },
});

export const value = style({
  ...oneLine,
  selectors: { [`${trigger}[data-placeholder] &`]: { color: color.inkMuted } },
});
export const chevron = style({ flex: 'none', color: color.inkMuted });

export const list = style({
  boxSizing: 'border-box',
  position: 'relative',
  minWidth: '8rem',
  maxHeight: 'min(320px, 60dvh)',
  padding: space.x1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  '@media': { [media.phone]: { maxHeight: '80dvh', paddingBlock: space.x3 } },
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
  minHeight: '40px',
  boxSizing: 'border-box',
  padding: `${space.x1} ${space.x2}`,
  borderRadius: '6px',
  fontSize: fontSize.md,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected=true]': { color: color.accentText },
    '&[data-active]': { background: color.accentSoft, color: color.accentText },
    '&[aria-disabled]': { color: color.inkFaint, cursor: 'not-allowed' },
  },
  '@media': {
    [media.touch]: { minHeight: '44px' },
    '(forced-colors: active)': {
      selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
export const optionLabel = style({ minWidth: 0, overflowWrap: 'anywhere' });
