import { media } from '@lectern/themes';
import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
  // Under reduced motion it turns slowly and remains visible as a broken ring; the label explains it.
  '@media': { [media.reducedMotion]: { animationDuration: '4s' } },
});
