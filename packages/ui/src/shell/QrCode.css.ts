import { radius, space } from '@lectern/themes';
import { style } from '@vanilla-extract/css';

export const frame = style({
  display: 'inline-block',
  maxWidth: '100%',
  padding: space.x2,
  // Cameras need dark on light, in the dark theme too.
  color: '#000000',
  background: '#ffffff',
  borderRadius: radius.control,
  overflowWrap: 'anywhere',
});
export const picture = style({ fill: 'currentColor' });
