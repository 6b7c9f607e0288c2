import { fontSize, fontWeight, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const quiet = style([
  tabularFigures,
  { margin: `0 0 ${space.x3}`, color: color.inkMuted, fontSize: fontSize.sm },
]);
export const table = style({ width: '100%', borderCollapse: 'collapse' });
export const cell = style([
  tabularFigures,
  {
    padding: `${space.x3} ${space.x2}`,
    borderBlockEnd: `1px solid ${color.line}`,
    color: color.ink,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-figure]': { textAlign: 'end', whiteSpace: 'nowrap' },
      '[data-mine] > &': {
        background: color.accentSoft,
        color: color.accentText,
        fontWeight: fontWeight.medium,
      },
    },
  },
]);
export const head = style([
  cell,
  { color: color.inkMuted, fontSize: fontSize.sm, fontWeight: fontWeight.regular },
]);
export const kinds = style({ display: 'block', color: color.inkMuted, fontSize: fontSize.sm });
