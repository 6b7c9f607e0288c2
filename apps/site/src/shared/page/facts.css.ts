import { fontSize, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/**
 * Times, numbers and similar facts in a line below a name. Pages of questions have rules of their own for it,
 * because this one would add a whole style sheet to them.
 */
export const facts = style([
  tabularFigures,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.x1} ${space.x4}`,
    color: color.inkMuted,
    fontSize: fontSize.sm,
    overflowWrap: 'anywhere',
  },
]);
