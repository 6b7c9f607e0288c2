import { media, motion, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const choice = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space.x2,
  paddingBlock: space.x2,
  color: color.ink,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.inkFaint, cursor: 'not-allowed' } },
  // Also for a checkbox without a label beside it.
  '@media': { [media.touch]: { minWidth: '44px', minHeight: '44px' } },
});

const control = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.25rem',
  height: '1.25rem',
  marginTop: '0.13em',
  border: `1.5px solid ${color.lineStrong}`,
  background: color.surface,
  cursor: 'inherit',
  selectors: {
    '&:checked': { borderColor: color.accent, background: color.accent },
    '&:disabled': { borderColor: color.line, background: color.sunken },
    '&[aria-invalid=true]': { borderColor: color.danger },
  },
  '@media': { [media.touch]: { width: '1.5rem', height: '1.5rem', marginTop: 0 } },
});

const markOf = (shape: string) => ({
  content: '',
  width: '0.75rem',
  height: '0.75rem',
  background: color.accentInk,
  clipPath: shape,
  transform: 'scale(0)',
  transition: `transform ${motion.fast} ${motion.ease}`,
});

export const checkbox = style([
  control,
  {
    borderRadius: '5px',
    '::before': markOf('polygon(14% 47%, 4% 58%, 38% 90%, 97% 24%, 86% 14%, 38% 68%)'),
    selectors: {
      '&:checked::before, &:indeterminate::before': { transform: 'scale(1)' },
      '&:indeterminate': { borderColor: color.accent, background: color.accent },
      '&:indeterminate::before': { clipPath: 'inset(42% 8%)' },
      '&:disabled:checked::before': { background: color.inkFaint },
    },
  },
]);

export const radio = style([
  control,
  {
    borderRadius: '50%',
    '::before': markOf('circle(33%)'),
    selectors: {
      '&:checked::before': { transform: 'scale(1)' },
      '&:disabled:checked::before': { background: color.inkFaint },
    },
  },
]);

export const toggle = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: '44px',
  height: '26px',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.full,
  background: color.sunken,
  cursor: 'inherit',
  '::before': {
    content: '',
    position: 'absolute',
    top: '3px',
    left: '3px',
    width: '17px',
    height: '17px',
    borderRadius: '50%',
    background: color.inkMuted,
    transition: `transform ${motion.fast} ${motion.ease}`,
  },
  selectors: {
    '&:checked': { borderColor: color.accent, background: color.accent },
    '&:checked::before': { background: color.accentInk, transform: 'translateX(18px)' },
    '&:disabled': { borderColor: color.line, background: color.sunken },
    '&:disabled::before': { background: color.inkFaint },
  },
});

export const switchRow = style([
  choice,
  { alignItems: 'center', justifyContent: 'space-between', gap: space.x4 },
]);
export const group = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.x6 });
export const optionHint = style({ display: 'block', color: color.inkMuted, fontSize: '0.875rem' });
