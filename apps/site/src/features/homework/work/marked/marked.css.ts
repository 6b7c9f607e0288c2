import { radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

const edge = { border: `1px solid ${color.line}`, borderRadius: radius.control, background: color.sunken };

export const twoColumns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.x4,
});
export const fullSizeLink = style({ display: 'block' });
export const picture = style([
  edge,
  { display: 'block', width: '100%', maxHeight: '70vh', objectFit: 'contain' },
]);
export const document = style([edge, { display: 'block', width: '100%', height: 'min(70vh, 640px)' }]);
