import { fontSize, fontWeight, media, space, visuallyHidden } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  color: color.rating,
});
export const figure = style({ color: color.ink, fontSize: fontSize.sm, fontWeight: fontWeight.medium });
export const stars = style({ display: 'inline-flex', fontSize: '1.125rem' });
export const star = style({ position: 'relative', display: 'inline-block' });
export const filled = style({ position: 'absolute', inset: 0, overflow: 'hidden' });

export const choices = style({ display: 'inline-flex', color: color.rating, border: 0, padding: 0 });
export const choice = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  fontSize: '1.5rem',
  borderRadius: '8px',
  cursor: 'pointer',
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${color.focus}` } },
  '@media': { [media.touch]: { width: '44px', height: '44px' } },
});
export const input = style(visuallyHidden);
