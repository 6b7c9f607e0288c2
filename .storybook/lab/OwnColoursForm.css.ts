import { media, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: space.x3 });
export const colour = style({
  display: 'grid',
  gridTemplateColumns: '44px 1fr',
  gap: space.x3,
  alignItems: 'end',
});
export const picker = style({
  width: '44px',
  height: '40px',
  padding: '3px',
  background: color.surface,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  // In line with the field itself, also while a message stands under it.
  alignSelf: 'start',
  marginTop: '30px',
  '@media': { [media.touch]: { height: '44px' } },
});
