import { fontSize, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const muted = style([
  tabularFigures,
  { margin: `0 0 ${space.x3}`, color: color.inkMuted, fontSize: fontSize.sm },
]);
export const kinds = style({ display: 'block', color: color.inkMuted, fontSize: fontSize.sm });
