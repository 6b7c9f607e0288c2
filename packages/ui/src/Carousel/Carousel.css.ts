import { media, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { controlReset, touchTarget } from '../internal/style.ts';

export const frame = style({ position: 'relative', minWidth: 0, margin: 0 });

/** A scroll-snap row, which scrolls by touch, wheel and touchpad like any other. */
export const track = style({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: radius.card,
});
export const slide = style({
  flex: '0 0 100%',
  minWidth: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x2,
  marginBlockStart: space.x2,
  selectors: {
    // A background of their own makes the buttons readable on any picture.
    '&[data-place=over]': {
      position: 'absolute',
      insetInlineEnd: space.x3,
      bottom: space.x3,
      gap: 0,
      margin: 0,
      paddingInline: space.x1,
      borderRadius: radius.full,
      background: color.surface,
    },
  },
});
export const control = style({
  ...controlReset,
  ...touchTarget,
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: radius.full,
  color: color.ink,
  fontSize: '18px',
  cursor: 'pointer',
  ':hover': { background: color.sunken },
  selectors: { '&[aria-disabled=true]': { color: color.inkFaint, background: 'none', cursor: 'default' } },
});
export const step = style([
  control,
  { '@media': { [media.phone]: { selectors: { '[data-place=over] > &': { display: 'none' } } } } },
]);
export const dots = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', minWidth: 0 });
/** The button is 24 px high, 44 px on touch screens; the current dot is longer as well as darker. */
export const dot = style({
  ...controlReset,
  display: 'grid',
  placeItems: 'center',
  minWidth: '24px',
  height: '24px',
  cursor: 'pointer',
  '@media': { [media.touch]: { minWidth: '44px', height: '44px' } },
  '::before': {
    content: '',
    width: '8px',
    height: '8px',
    borderRadius: radius.full,
    background: color.lineStrong,
  },
  selectors: {
    '&[aria-current=true]::before': { width: '18px', background: color.accentText },
    // The plate stays low; the touch target extends beyond it.
    '[data-place=over] > * > &': { position: 'relative', height: '28px' },
    '[data-place=over] > * > &::after': { content: '', position: 'absolute', inset: '-8px 0' },
  },
});
