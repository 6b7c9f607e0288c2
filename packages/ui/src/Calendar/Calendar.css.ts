import { media, radius } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const frame = style({
  boxSizing: 'border-box',
  width: 'fit-content',
  maxWidth: '100%',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  // A percentage of the content's width would be too narrow for touch.
  '@media': { [media.phone]: { width: 'auto' } },
});
