import { fontSize, media, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { controlReset } from '../internal/style.ts';

export const frame = style({ display: 'inline-block' });
export const menu = style({
  display: 'grid',
  boxSizing: 'border-box',
  minWidth: '160px',
  maxWidth: '320px',
  maxHeight: 'inherit',
  padding: space.x1,
  overflowY: 'auto',
  outline: 'none',
  '@media': { [media.phone]: { maxWidth: 'none', paddingBlock: space.x3 } },
});
export const item = style({
  ...controlReset,
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: '36px',
  padding: `${space.x1} ${space.x3}`,
  borderRadius: radius.control,
  fontSize: fontSize.sm,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':focus': { background: color.sunken },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  selectors: {
    '&[data-tone=danger]': { color: color.danger },
    '&[aria-disabled]': { color: color.inkFaint, cursor: 'not-allowed' },
  },
  '@media': { [media.touch]: { minHeight: '44px', fontSize: fontSize.md } },
});
