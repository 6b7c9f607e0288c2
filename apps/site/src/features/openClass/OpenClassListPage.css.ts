import { fontWeight, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export { lead } from '../../shared/page/ListPage.css.ts';
export const count = style([
  tabularFigures,
  { minHeight: '24px', margin: `${space.x4} 0`, color: color.ink, fontWeight: fontWeight.medium },
]);
