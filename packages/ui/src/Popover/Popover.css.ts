import { media, space } from '@lectern/themes';
import { style } from '@vanilla-extract/css';

export const frame = style({ display: 'inline-block', selectors: { '&[data-block]': { display: 'block' } } });
export const content = style({
  boxSizing: 'border-box',
  maxWidth: '400px',
  maxHeight: 'inherit',
  padding: space.x4,
  overflowY: 'auto',
  outline: 'none',
  '@media': { [media.phone]: { maxWidth: 'none', padding: space.x6 } },
});
