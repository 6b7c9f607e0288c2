import { fontSize, inRows, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const section = style({
  display: 'grid',
  marginBlockEnd: space.x6,
  paddingBlockEnd: space.x4,
  borderBlockEnd: `1px solid ${color.line}`,
});

/** Name, amount and action of a reduction. */
export const line = style({ ...inRows, gap: `${space.x1} ${space.x3}`, minHeight: '56px' });
export const name = style({ flex: '1 1 6em', minWidth: 0, color: color.ink, overflowWrap: 'anywhere' });
export const tick = style({ flex: '1 1 6em', minWidth: 0 });
export const meta = style({ display: 'block', color: color.inkMuted, fontSize: fontSize.sm });
export const discount = style([
  tabularFigures,
  {
    flex: 'none',
    color: color.price,
    selectors: { '&:not([data-used])': { color: color.inkMuted }, [`${name} + &`]: { color: color.price } },
  },
]);
export const problem = style({ margin: `${space.x2} 0 0`, color: color.danger, fontSize: fontSize.sm });
