import { fontSize, fontWeight, media, radius, space } from '@lectern/themes';
import { accentFill, color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { controlReset } from '../internal/style.ts';

export const list = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space.x1,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { display: 'none' } },
});

export const page = style({
  ...controlReset,
  display: 'grid',
  placeItems: 'center',
  minWidth: '40px',
  height: '40px',
  paddingInline: space.x2,
  borderRadius: radius.control,
  color: color.ink,
  cursor: 'pointer',
  ':hover': { background: color.accentSoft, color: color.accentText },
  selectors: {
    '&[aria-current]': { ...accentFill, fontWeight: fontWeight.medium },
    '&[aria-disabled]': { color: color.inkFaint, background: 'none', cursor: 'default' },
  },
  '@media': { [media.touch]: { minWidth: '44px', height: '44px' } },
});

/** Page numbers are for wide screens; a phone shows the current page between the two arrows. */
export const number = style({ '@media': { [media.phone]: { display: 'none' } } });
export const position = style({
  paddingInline: space.x4,
  color: color.inkMuted,
  '@media': { [media.tablet]: { display: 'none' } },
});
export const gap = style([number, { width: '24px', color: color.inkMuted, textAlign: 'center' }]);
