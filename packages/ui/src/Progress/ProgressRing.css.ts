import { fontWeight, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const ring = style({ flex: 'none' });
export const track = style({ stroke: color.sunken });
export const arc = style({ stroke: color.accent });
export const figure = style([
  tabularFigures,
  { fill: color.ink, fontSize: '11px', fontWeight: fontWeight.medium },
]);
