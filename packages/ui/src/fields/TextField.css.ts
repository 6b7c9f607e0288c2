import { fontSize, media, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { controlReset, controlBox, disabledBox } from '../internal/style.ts';

export const frame = style({
  ...controlBox,
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  paddingInline: space.x3,
  selectors: {
    '&:focus-within': { borderColor: color.focus, boxShadow: `0 0 0 1px ${color.focus}` },
    '&[data-invalid]': { borderColor: color.danger },
    '&[data-invalid]:focus-within': { boxShadow: `0 0 0 1px ${color.danger}` },
    '&[data-disabled]': disabledBox,
  },
});

export const input = style({
  ...controlReset,
  flex: 1,
  // The content beside the input wraps before there is too little room for a code.
  minWidth: 'min(6ch, 50%)',
  alignSelf: 'stretch',
  // iOS zooms in on fields with a smaller font size.
  fontSize: fontSize.md,
  // The field's border shows the focus. Forced colours mode removes it and shows this outline instead.
  ':focus-visible': { outlineColor: 'transparent' },
  '::placeholder': { color: color.inkFaint },
});

export const area = style([
  input,
  { paddingBlock: space.x3, minHeight: '96px', resize: 'vertical', lineHeight: '1.6' },
]);

export const affix = style({ display: 'flex', alignItems: 'center', color: color.inkMuted });
export const counter = style({
  selectors: { 'textarea + &': { alignSelf: 'flex-end', paddingBottom: space.x2 } },
  flex: 'none',
  color: color.inkMuted,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const reveal = style({
  ...controlReset,
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  marginInlineEnd: '-6px',
  borderRadius: '6px',
  color: color.inkMuted,
  fontSize: '1.25rem',
  cursor: 'pointer',
  ':hover': { color: color.ink },
  '@media': { [media.touch]: { width: '44px', height: '44px', marginInlineEnd: '-12px' } },
});
