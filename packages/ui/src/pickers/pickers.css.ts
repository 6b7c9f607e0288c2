import { fontSize, media, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { controlReset, controlBox, disabledBox } from '../internal/style.ts';

export const frame = style({
  ...controlBox,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minWidth: 0,
  paddingInlineStart: space.x3,
  selectors: {
    '&:hover': { borderColor: color.accentText },
    '&:focus-within': { borderColor: color.focus, boxShadow: `0 0 0 1px ${color.focus}` },
    '&[data-invalid]': { borderColor: color.danger },
    '&[data-invalid]:focus-within': { boxShadow: `0 0 0 1px ${color.danger}` },
    // The `gap` of a fieldset does not apply to its legend.
    'legend + &': { marginTop: space.x1 },
    '&[data-disabled]': disabledBox,
  },
});

/** Two dates with times do not fit side by side on a phone, so they are stacked. */
export const stacked = style({
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: '1fr auto auto' } },
});

export const input = style({
  ...controlReset,
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  // iOS zooms in on fields with a smaller font size.
  fontSize: fontSize.md,
  textOverflow: 'ellipsis',
  ...tabularFigures,
  // The field's border shows the focus. Forced colours mode removes it and shows this outline instead.
  ':focus-visible': { outlineColor: 'transparent' },
  '::placeholder': { color: color.inkFaint },
  ':disabled': { cursor: 'not-allowed' },
  '@media': {
    [media.phone]: {
      selectors: {
        [`${stacked} > &`]: { gridArea: '2 / 1', minHeight: '42px' },
        [`${stacked} > &:first-child`]: { gridArea: '1 / 1' },
      },
    },
  },
});

export const separator = style({
  flex: 'none',
  paddingInline: space.x2,
  color: color.inkMuted,
  '@media': {
    [media.phone]: {
      selectors: { [`${stacked} > &`]: { gridArea: '1 / 1', justifySelf: 'end', alignSelf: 'center' } },
    },
  },
});

export const button = style({
  ...controlReset,
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  marginInlineEnd: '3px',
  borderRadius: '6px',
  color: color.inkMuted,
  fontSize: fontSize.lg,
  cursor: 'pointer',
  ':hover': { background: color.sunken, color: color.ink },
  ':disabled': { background: 'none', color: color.inkFaint, cursor: 'not-allowed' },
  selectors: { [`${stacked} > &`]: { gridRow: '1 / 3' } },
  '@media': { [media.touch]: { width: '42px', height: '42px', marginInlineEnd: 0 } },
});
export const clear = style([button, { width: '28px', height: '28px', fontSize: fontSize.md }]);

export const problem = style({ paddingTop: space.x1, color: color.danger, fontSize: fontSize.sm });
