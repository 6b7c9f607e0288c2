import { fontWeight, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const count = style([
  tabularFigures,
  { minHeight: '24px', color: color.ink, fontWeight: fontWeight.medium },
]);
