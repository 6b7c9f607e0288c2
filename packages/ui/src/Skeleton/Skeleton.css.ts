import { media, radius } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { keyframes, style } from '@vanilla-extract/css';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = style({
  display: 'block',
  background: color.sunken,
  borderRadius: radius.control,
  animation: `${breathe} 1600ms ease-in-out infinite`,
  selectors: {
    '&[data-shape=text]': { height: '1em', marginBlock: '0.3em', borderRadius: '4px' },
    '&[data-shape=circle]': { borderRadius: '50%' },
    '&[data-shape=cover]': { aspectRatio: '16 / 9', borderRadius: radius.card },
  },
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
