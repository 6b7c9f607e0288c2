import { media, motion, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { controlReset, touchTarget } from '../internal/style.ts';

export const button = style([
  touchTarget,
  {
    ...controlReset,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.x1,
    borderRadius: radius.control,
    cursor: 'pointer',
    ':hover': { color: color.ink },
    ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    selectors: { '&[data-direction]': { color: color.accentText } },
  },
]);
export const icon = style({
  flex: 'none',
  transition: `transform ${motion.fast} ${motion.ease}`,
  selectors: { '[data-direction=descending] > &': { transform: 'rotate(180deg)' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});
